import { PASSKEY_SIGN_IN } from '@aic/contract/passkeys';
import { passkeySignInSchema, schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { createRoute } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { body, json, refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { setSessionCookie } from '../auth/session.ts';
import { originOf } from '../auth/sign-in-origin.ts';
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts';
import { finishPasskeySignIn } from './finish-passkey-sign-in.ts';
import { markBrowser, readPasskeyHash } from './passkey-cookie.ts';

const tooMany = refusal('Too many');

const beginRoute = createRoute({
  method: 'post',
  path: '/api/login/passkey/begin',
  security: NO_SECRET,
  summary: 'What a browser needs to sign in with a passkey, for five minutes and one use',
  responses: { 200: json('The options', schemaOf(PASSKEY_SIGN_IN)), 429: tooMany },
});

const signInRoute = createRoute({
  method: 'post',
  path: '/api/login/passkey',
  security: NO_SECRET,
  summary: 'Sign in with what a passkey has signed; it is both steps of a sign-in',
  request: body(passkeySignInSchema),
  responses: {
    200: json('The signed-in user', schemaOf(USER)),
    401: refusal('It proves nothing'),
    429: tooMany,
  },
});

export function passkeySignInRoutes(deps: PlatformDeps): Routes {
  const { config } = deps;
  return createRouter()
    .openapi(beginRoute, async (c) => {
      const attempt = { network: clientNetwork(c, config), cookieHash: markBrowser(c, config) };
      return c.json(await beginPasskeySignIn(deps, attempt), 200);
    })
    .openapi(signInRoute, async (c) => {
      const attempt = { cookieHash: readPasskeyHash(c, config), assertion: c.req.valid('json') };
      const { user, token } = await finishPasskeySignIn(deps, originOf(c, config), attempt);
      setSessionCookie(c, config, token);
      return c.json(user, 200);
    });
}
