import { schemaOf } from '@aic/contract/schemas';
import { CREDITS } from '@aic/contract/user';
import { createRoute } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../identity/auth/caller.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { json, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { findCredits } from './credits.repo.ts';

const creditsRoute = createRoute({
  method: 'get',
  path: '/api/credits',
  summary: 'Credits that can be spent now',
  responses: {
    200: json('Balance', schemaOf(CREDITS)),
    401: signedOut,
  },
});

export function creditsRoutes(deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>): Routes {
  return createRouter().openapi(creditsRoute, async (c) => {
    const { tokenHash, now } = callerOf(c);
    const credits = signedIn(await findCredits(deps.sql, tokenHash, now));
    return c.json({ credits }, 200);
  });
}
