import { createHash, timingSafeEqual } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../identity/auth/caller.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { takeRateLimits } from '../platform/http/limits/rate-limit.ts';
import { body, done, refusal, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { wrongAdminCode } from './errors/admin-errors.ts';

/** Of everybody together: who has started it reads the code off the terminal. */
const TRIES = { key: 'first-admin', limit: 10, windowSeconds: 600 };

const firstAdminRoute = createRoute({
  method: 'post',
  path: '/api/account/first-admin',
  summary: 'Become the admin of a fresh installation by the code that its start printed',
  request: body(z.object({ code: z.string().max(100) })),
  responses: {
    200: done('Done'),
    401: signedOut,
    403: refusal('Another code, or there is an admin'),
    429: refusal('Too many'),
  },
});

/** The way to the administration where no address of an admin is configured (docs/operate/sign-in.md). */
export function firstAdminRoutes(deps: PlatformDeps): Routes {
  const { adminCode } = deps.config;
  return createRouter().openapi(firstAdminRoute, async (c) => {
    const { tokenHash, now } = callerOf(c);
    await takeRateLimits(deps, [TRIES]);
    if (adminCode === null || !isSame(c.req.valid('json').code.trim().toUpperCase(), adminCode)) {
      throw wrongAdminCode();
    }
    const [row] = await withAppErrors(
      deps.sql<[{ done: boolean }]>`select become_first_admin(${tokenHash}, ${now}) as done`,
    );
    if (!row.done) throw wrongAdminCode();
    return c.json({}, 200);
  });
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, code: string): boolean => timingSafeEqual(digestOf(given), digestOf(code));
