import { emailChangeRequestSchema, schemaOf } from '@aic/contract/schemas';
import { EMAIL_CHANGE } from '@aic/contract/security';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { body, done, json, refusal, NO_SECRET, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf } from '../auth/caller.ts';
import { currentUser } from '../auth/current-user.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { confirmEmailChange } from './confirm-change.ts';
import { deleteEmailChange, findEmailChange } from './email-change.repo.ts';
import { requestEmailChange } from './request-change.ts';

const findRoute = createRoute({
  method: 'get',
  path: '/api/account/email',
  summary: "A change of the caller's address that waits for confirmations",
  responses: { 200: json('The change, or null', schemaOf(EMAIL_CHANGE)), 401: signedOut },
});

const requestRoute = createRoute({
  method: 'post',
  path: '/api/account/email',
  summary: 'Mail a link to the present and to the new address; the change is made when both were pressed',
  request: body(emailChangeRequestSchema),
  responses: {
    202: done('The links are on their way'),
    400: refusal('Not valid, a wrong password, or the address is taken'),
    401: signedOut,
    403: refusal('There is no password, and the sign-in is too old'),
    409: refusal('The password was changed meanwhile, or the present address is not confirmed'),
    429: refusal('Too many'),
  },
});

const cancelRoute = createRoute({
  method: 'delete',
  path: '/api/account/email',
  summary: 'Forget the change that waits',
  responses: { 200: done('Its links do nothing any more'), 401: signedOut },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/change-email',
  security: NO_SECRET,
  summary:
    'Confirm a change of address with the token that was mailed to one of the two; works once, for 24 hours',
  request: body(z.strictObject({ token: z.string().max(200) })),
  responses: {
    200: json('Whether it is made, or waits for the other one', z.object({ isChanged: z.boolean() })),
    400: refusal('Too late'),
    404: refusal('Unknown'),
    409: refusal('Used before, or the address is taken by now'),
  },
});

export function emailChangeRoutes(deps: PlatformDeps, hasher: PasswordHasher): Routes {
  return createRouter()
    .openapi(findRoute, async (c) => {
      const caller = callerOf(c);
      await currentUser(deps, caller.tokenHash);
      return c.json({ pending: await findEmailChange(deps.sql, caller) }, 200);
    })
    .openapi(requestRoute, async (c) => {
      const network = clientNetwork(c, deps.config);
      await requestEmailChange({ ...deps, hasher }, callerOf(c), network, c.req.valid('json'));
      return c.json({}, 202);
    })
    .openapi(cancelRoute, async (c) => {
      const caller = callerOf(c);
      await currentUser(deps, caller.tokenHash);
      await deleteEmailChange(deps.sql, caller);
      return c.json({}, 200);
    })
    .openapi(confirmRoute, async (c) =>
      c.json({ isChanged: await confirmEmailChange(deps, c.req.valid('json').token) }, 200),
    );
}
