import { safeReturnTo } from '@aic/contract';
import { loginSchema, registrationSchema, schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { idempotencyHeadersSchema } from '../../platform/http/idempotency-key.ts';
import { body, done, json, refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { currentUser } from '../auth/current-user.ts';
import { createPasswordHasher } from '../auth/password-hasher.ts';
import { clearSessionCookie, readSessionHash, setSessionCookie } from '../auth/session.ts';
import { originOf } from '../auth/sign-in-origin.ts';
import { secondStepRequired } from '../errors/sign-in-errors.ts';
import { secondStepCookie } from '../second-factor/second-step-cookie.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { registerUser } from './register-user.ts';

const userResponse = json('The signed-in user', schemaOf(USER));

const registerRoute = createRoute({
  method: 'post',
  path: '/api/register',
  security: NO_SECRET,
  summary: 'Make an account with its starter credits and sign in',
  request: { headers: idempotencyHeadersSchema, ...body(registrationSchema) },
  responses: {
    200: userResponse,
    400: refusal('Not valid, or the address is taken'),
    422: refusal('Its key was used with another password'),
    429: refusal('Too many'),
  },
});

const loginRoute = createRoute({
  method: 'post',
  path: '/api/login',
  security: NO_SECRET,
  summary: 'Sign in',
  request: body(loginSchema),
  responses: {
    200: userResponse,
    401: refusal('Unknown address or wrong password; or a code is asked for, too'),
    429: refusal('Too many'),
  },
});

const loginPageRoute = createRoute({
  method: 'get',
  path: '/api/login',
  security: NO_SECRET,
  summary: 'Navigation target for sign-in',
  request: { query: z.object({ returnTo: z.string().optional() }) },
  responses: { 302: { description: 'To the sign-in page' } },
});

const logoutRoute = createRoute({
  method: 'post',
  path: '/api/logout',
  security: NO_SECRET,
  summary: 'Sign out in every tab of this browser',
  responses: {
    200: done('Signed out'),
  },
});

const userRoute = createRoute({
  method: 'get',
  path: '/api/auth/user',
  summary: 'Who is signed in',
  responses: { 200: userResponse, 401: refusal('The caller is not signed in') },
});

export function authRoutes(
  deps: PlatformDeps,
  hasher = createPasswordHasher(deps.config.passwordHash),
): Routes {
  const authDeps = { ...deps, hasher };
  return createRouter()
    .openapi(registerRoute, async (c) => {
      const { 'idempotency-key': key } = c.req.valid('header');
      const { user, token } = await registerUser(
        authDeps,
        originOf(c, deps.config),
        c.req.valid('json'),
        key,
      );
      setSessionCookie(c, deps.config, token);
      return c.json(user, 200);
    })
    .openapi(loginRoute, async (c) => {
      const result = await logIn(authDeps, originOf(c, deps.config), c.req.valid('json'));
      if (result.step === 'second') {
        secondStepCookie.set(c, deps.config, result.token);
        throw secondStepRequired();
      }
      setSessionCookie(c, deps.config, result.token);
      return c.json(result.user, 200);
    })
    .openapi(loginPageRoute, (c) => {
      const returnTo = safeReturnTo(c.req.valid('query').returnTo);
      return c.redirect(returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`, 302);
    })
    .openapi(logoutRoute, async (c) => {
      await logOut(deps, readSessionHash(c));
      clearSessionCookie(c, deps.config);
      // Pictures and films of this user are in the browser's cache, and the next user at it may be another one.
      c.header('Clear-Site-Data', '"cache"');
      return c.json({}, 200);
    })
    .openapi(userRoute, async (c) => c.json(await currentUser(deps, readSessionHash(c)), 200));
}
