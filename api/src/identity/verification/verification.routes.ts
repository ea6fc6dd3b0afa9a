import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { body, done, json, refusal, NO_SECRET, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf } from '../auth/caller.ts';
import { readSessionHash } from '../auth/session.ts';
import { confirmEmail } from './confirm-email.ts';
import { sendVerification } from './send-verification.ts';

const sendRoute = createRoute({
  method: 'post',
  path: '/api/verify-email/send',
  summary: 'Mail the caller another link that confirms their address',
  responses: {
    202: done('It is on its way'),
    401: signedOut,
    409: refusal('It is confirmed already'),
    429: refusal('Too many'),
  },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/verify-email',
  security: NO_SECRET,
  summary: 'Confirm an address with the token that was mailed to it; works once, for 24 hours',
  request: body(z.strictObject({ token: z.string().max(200) })),
  responses: {
    200: json('Whether the account was handed over', z.object({ isHandedOver: z.boolean().optional() })),
    400: refusal('Too late'),
    404: refusal('Unknown'),
    409: refusal('Used before'),
  },
});

export function verificationRoutes(deps: PlatformDeps): Routes {
  return createRouter()
    .openapi(sendRoute, async (c) => {
      await sendVerification(deps, callerOf(c), clientNetwork(c, deps.config));
      return c.json({}, 202);
    })
    .openapi(confirmRoute, async (c) => {
      const session = readSessionHash(c);
      return c.json({ isHandedOver: await confirmEmail(deps, c.req.valid('json').token, session) }, 200);
    });
}
