import { accountDeletionSchema } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, done, refusal, NO_SECRET, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf } from '../auth/caller.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { clearSessionCookie } from '../auth/session.ts';
import { deleteAccount } from './delete-account.ts';
import { takeAccountBack } from './restore-account.ts';

// POST, because what a DELETE carries has no meaning of its own and may be dropped on the way (RFC 9110, 9.3.5).
const deleteRoute = createRoute({
  method: 'post',
  path: '/api/account/delete',
  summary:
    'Delete the account; the password says that it is meant, or where there is none, the address and a fresh sign-in',
  request: body(accountDeletionSchema),
  responses: {
    200: done('Deleted; a mailed link takes it back for some days'),
    400: refusal('Not valid, or the password or address is wrong'),
    401: signedOut,
    403: refusal('There is no password, and the sign-in is too old'),
    409: refusal('The password was changed meanwhile'),
    429: refusal('Too many'),
  },
});

const restoreRoute = createRoute({
  method: 'post',
  path: '/api/account/restore',
  security: NO_SECRET,
  summary: 'Take a deleted account back with the token that was mailed; works once',
  request: body(z.strictObject({ token: z.string().max(200) })),
  responses: {
    200: done('It is back; the caller is not signed in by it'),
    400: refusal('Too late'),
    404: refusal('Unknown'),
    409: refusal('Used before'),
  },
});

/** @param onDeleted ends at once what the user may be about to pay */
export function accountsRoutes(
  deps: PlatformDeps,
  hasher: PasswordHasher,
  onDeleted: () => Promise<void>,
): Routes {
  return createRouter()
    .openapi(deleteRoute, async (c) => {
      await deleteAccount({ ...deps, hasher }, callerOf(c), c.req.valid('json'));
      await onDeleted();
      clearSessionCookie(c, deps.config);
      // As at a sign-out: pictures and films of this user are in the browser's cache.
      c.header('Clear-Site-Data', '"cache"');
      return c.json({}, 200);
    })
    .openapi(restoreRoute, async (c) => {
      await takeAccountBack(deps, c.req.valid('json').token);
      return c.json({}, 200);
    });
}
