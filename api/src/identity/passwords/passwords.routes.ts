import {
  passwordChangeSchema,
  passwordLinkSchema,
  passwordResetSchema,
  schemaOf,
} from '@aic/contract/schemas';
import { ACCOUNT_SECURITY } from '@aic/contract/security';
import { createRoute } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { idempotencyHeadersSchema } from '../../platform/http/idempotency-key.ts';
import { body, done, json, refusal, NO_SECRET, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf, signedIn } from '../auth/caller.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { changePassword } from './change-password.ts';
import { findOwnPassword } from './passwords.repo.ts';
import { requestPasswordReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

const linkRoute = createRoute({
  method: 'post',
  path: '/api/password/forgot',
  security: NO_SECRET,
  summary: 'Mail a link that sets a new password, if the address has an account',
  request: { headers: idempotencyHeadersSchema, ...body(passwordLinkSchema) },
  responses: { 202: done('The same for every address'), 400: refusal('Not valid'), 429: refusal('Too many') },
});

const resetRoute = createRoute({
  method: 'post',
  path: '/api/password/reset',
  security: NO_SECRET,
  summary:
    'Set a new password with the token that was mailed; works once, for 30 minutes, and ends all sessions',
  request: body(passwordResetSchema),
  responses: {
    200: done('Set'),
    400: refusal('Not valid, or too late'),
    404: refusal('Unknown'),
    409: refusal('Used before'),
    429: refusal('Too many'),
  },
});

const changeRoute = createRoute({
  method: 'post',
  path: '/api/account/password',
  summary: 'Set another password with the present one; ends all other sessions',
  request: body(passwordChangeSchema),
  responses: {
    200: done('Set'),
    400: refusal('Not valid, or the present password is wrong'),
    401: signedOut,
    409: refusal('It was changed meanwhile'),
    429: refusal('Too many'),
  },
});

const securityRoute = createRoute({
  method: 'get',
  path: '/api/account/security',
  summary: 'How the caller may sign in',
  responses: {
    200: json('The ways', schemaOf(ACCOUNT_SECURITY)),
    401: signedOut,
  },
});

export function passwordsRoutes(deps: PlatformDeps, hasher: PasswordHasher): Routes {
  const authDeps = { ...deps, hasher };
  return createRouter()
    .openapi(linkRoute, async (c) => {
      const { 'idempotency-key': key } = c.req.valid('header');
      await requestPasswordReset(deps, clientNetwork(c, deps.config), c.req.valid('json').email, key);
      return c.json({}, 202);
    })
    .openapi(resetRoute, async (c) => {
      await resetPassword(authDeps, clientNetwork(c, deps.config), c.req.valid('json'));
      return c.json({}, 200);
    })
    .openapi(changeRoute, async (c) => {
      await changePassword(authDeps, callerOf(c), c.req.valid('json'));
      return c.json({}, 200);
    })
    .openapi(securityRoute, async (c) => {
      const own = signedIn(await findOwnPassword(deps.sql, callerOf(c)));
      return c.json({ hasPassword: own.passwordHash !== null }, 200);
    });
}
