import { safeReturnTo, type SignInProblem } from '@aic/contract';
import { schemaOf } from '@aic/contract/schemas';
import { EXTERNAL_PROVIDER_IDS, SECOND_STEP, SIGN_IN_OPTIONS } from '@aic/contract/sign-in';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { json, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { setSessionCookie } from '../auth/session.ts';
import { originOf } from '../auth/sign-in-origin.ts';
import { secondStepCookie } from '../second-factor/second-step-cookie.ts';
import { attemptCookie } from './attempt-cookie.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { createOidcClient } from './oidc-client.ts';
import { SignInFailure } from './sign-in-failure.ts';

const [PROVIDER] = EXTERNAL_PROVIDER_IDS;

const optionsRoute = createRoute({
  method: 'get',
  path: '/api/auth/options',
  security: NO_SECRET,
  summary: 'How visitors may sign in, beside e-mail and password',
  responses: {
    200: json('The ways', schemaOf(SIGN_IN_OPTIONS)),
  },
});

const params = z.object({ provider: z.string() });

const beginRoute = createRoute({
  method: 'get',
  path: '/api/auth/{provider}',
  security: NO_SECRET,
  summary: 'Browser navigation: to the provider, or back to the sign-in page with a problem',
  request: { params, query: z.object({ returnTo: z.string().optional() }) },
  responses: { 302: { description: 'On the way' } },
});

const callbackRoute = createRoute({
  method: 'get',
  path: '/api/auth/{provider}/callback',
  security: NO_SECRET,
  summary: 'Browser navigation: back from the provider, signed in or not',
  request: { params },
  responses: {
    302: { description: 'To the page that was asked for, or to the sign-in page with a problem' },
  },
});

/** Sign-in with another provider. Its routes are navigations, so the sign-in page says what went wrong. */
export function oidcRoutes(deps: PlatformDeps): Routes {
  const { config, logger } = deps;
  const oidc =
    config.oidc && createOidcClient(config.oidc, `${config.appOrigin}/api/auth/${PROVIDER}/callback`);

  /** The problem that the sign-in page shows. Anything unforeseen is for the error handler. */
  function problemOf(error: unknown): SignInProblem {
    if (error instanceof AppError && error.code === 'rate_limited') return 'too-many';
    if (!(error instanceof SignInFailure)) throw error;
    // Someone who went back or waited is none of the operator's business.
    if (error.cause !== undefined) logger.warn({ err: error }, 'a sign-in with the provider has failed');
    return error.problem;
  }

  return createRouter()
    .openapi(optionsRoute, (c) => {
      const provider = oidc && { id: PROVIDER, name: oidc.settings.name, isSandbox: oidc.settings.isSandbox };
      return c.json({ provider }, 200);
    })
    .openapi(beginRoute, async (c) => {
      const { provider } = c.req.valid('param');
      const returnTo = safeReturnTo(c.req.valid('query').returnTo);
      if (oidc === null || provider !== PROVIDER) {
        return c.redirect(signInPage({ problem: 'unavailable' }, returnTo), 302);
      }
      try {
        const network = clientNetwork(c, config);
        const { url, token } = await beginSignIn(deps, oidc, { network, provider, returnTo });
        attemptCookie.set(c, config, token);
        return c.redirect(url.href, 302);
      } catch (error) {
        return c.redirect(signInPage({ problem: problemOf(error) }, returnTo), 302);
      }
    })
    .openapi(callbackRoute, async (c) => {
      const { provider } = c.req.valid('param');
      const attemptToken = attemptCookie.read(c, config);
      // Of the configured origin: the request's own host is whatever a client says.
      const callback = new URL(c.req.path + new URL(c.req.url).search, config.appOrigin);
      if (oidc === null || provider !== PROVIDER) {
        return c.redirect(signInPage({ problem: 'unavailable' }, '/'), 302);
      }
      try {
        const attempt = { callback, provider, attemptToken };
        const { step, token, returnTo } = await completeSignIn(deps, oidc, originOf(c, config), attempt);
        attemptCookie.clear(c, config);
        if (step === 'second') {
          secondStepCookie.set(c, config, token);
          return c.redirect(signInPage({ step: SECOND_STEP }, returnTo), 302);
        }
        setSessionCookie(c, config, token);
        return c.redirect(returnTo, 302);
      } catch (error) {
        return c.redirect(signInPage({ problem: problemOf(error) }, '/'), 302);
      }
    });
}

function signInPage(params: { problem: SignInProblem } | { step: string }, returnTo: string): string {
  const query = new URLSearchParams(params);
  if (returnTo !== '/') query.set('returnTo', returnTo);
  return `/auth?${query.toString()}`;
}
