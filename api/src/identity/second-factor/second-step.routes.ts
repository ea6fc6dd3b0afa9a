import { codeSchema, schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { createRoute } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, json, refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { setSessionCookie } from '../auth/session.ts';
import { originOf } from '../auth/sign-in-origin.ts';
import { finishSecondStep } from './finish-second-step.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { secondStepCookie } from './second-step-cookie.ts';

const secondStepRoute = createRoute({
  method: 'post',
  path: '/api/login/second-step',
  security: NO_SECRET,
  summary:
    'End a sign-in with a code of the app or a recovery code, within five minutes and five wrong codes',
  request: body(codeSchema),
  responses: {
    200: json('The signed-in user', schemaOf(USER)),
    400: refusal('Wrong code'),
    401: refusal('The sign-in has to begin anew'),
    429: refusal('Too many'),
  },
});

export function secondStepRoutes(deps: PlatformDeps & SecondFactorDeps): Routes {
  const { config } = deps;
  return createRouter().openapi(secondStepRoute, async (c) => {
    const cookieHash = secondStepCookie.readHash(c, config);
    const { code } = c.req.valid('json');
    const { user, token } = await finishSecondStep(deps, originOf(c, config), { cookieHash, code });
    secondStepCookie.clear(c, config);
    setSessionCookie(c, config, token);
    return c.json(user, 200);
  });
}
