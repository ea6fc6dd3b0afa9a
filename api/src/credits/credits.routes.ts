import { creditsSchema } from '@aic/contract/schemas';
import { createRoute } from '@hono/zod-openapi';
import { readSessionHash } from '../identity/auth/session.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { unauthorized } from '../platform/errors/errors.ts';
import { json, refusal } from '../platform/http/openapi/route-texts.ts';
import { createRouter } from '../platform/http/router.ts';
import { findCredits } from './credits.repo.ts';

const creditsRoute = createRoute({
  method: 'get',
  path: '/api/credits',
  summary: 'Credits that can be spent now',
  responses: {
    200: json('Balance', creditsSchema),
    401: refusal('Nobody is signed in'),
  },
});

export function creditsRoutes(deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>) {
  return createRouter().openapi(creditsRoute, async (c) => {
    const tokenHash = readSessionHash(c, deps.config);
    const credits = tokenHash && (await findCredits(deps.sql, tokenHash, deps.clock.now()));
    if (credits === null) throw unauthorized();
    return c.json({ credits }, 200);
  });
}
