import { codeSchema, secondFactorProofSchema, schemaOf } from '@aic/contract/schemas';
import { RECOVERY_CODES, SECOND_FACTOR, SECOND_FACTOR_SETUP } from '@aic/contract/security';
import { createRoute } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf, signedIn } from '../auth/caller.ts';
import { renewRecoveryCodes, turnOff } from './change-second-factor.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { findOwnSecondFactor } from './second-factor.repo.ts';
import { beginTurnOn, turnOn } from './turn-on.ts';

const changed = refusal('It was changed meanwhile');

const stateRoute = createRoute({
  method: 'get',
  path: '/api/account/second-factor',
  summary: 'Whether sign-ins of the caller ask for a code, too',
  responses: { 200: json('The state', schemaOf(SECOND_FACTOR)), 401: signedOut },
});

const beginRoute = createRoute({
  method: 'post',
  path: '/api/account/second-factor/begin',
  summary: 'Make a secret for an authenticator app; a code of it turns the second step on',
  responses: {
    200: json('What the app needs', schemaOf(SECOND_FACTOR_SETUP)),
    401: signedOut,
    409: refusal('It is on, or the address is not confirmed'),
  },
});

const onRoute = createRoute({
  method: 'post',
  path: '/api/account/second-factor/turn-on',
  summary: 'Ask for a code at each sign-in from now on',
  request: body(codeSchema),
  responses: {
    200: json('The recovery codes, shown this once', schemaOf(RECOVERY_CODES)),
    400: refusal('Not the code of the app'),
    401: signedOut,
    409: changed,
  },
});

const offRoute = createRoute({
  method: 'post',
  path: '/api/account/second-factor/turn-off',
  summary: 'Ask for no code any more; needs the password or a code',
  request: body(secondFactorProofSchema),
  responses: {
    200: done('It is off'),
    400: refusal('Wrong password or code'),
    401: signedOut,
    409: changed,
    429: refusal('Too many'),
  },
});

const codesRoute = createRoute({
  method: 'post',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Make new recovery codes in place of the old; needs the password or a code',
  request: body(secondFactorProofSchema),
  responses: {
    200: json('The recovery codes, shown this once', schemaOf(RECOVERY_CODES)),
    400: refusal('Wrong password or code'),
    401: signedOut,
    409: changed,
    429: refusal('Too many'),
  },
});

export function secondFactorRoutes(deps: PlatformDeps & SecondFactorDeps): Routes {
  return createRouter()
    .openapi(stateRoute, async (c) => {
      const own = signedIn(await findOwnSecondFactor(deps.sql, callerOf(c)));
      return c.json({ isOn: own.isOn, recoveryCodesLeft: own.recoveryCodesLeft }, 200);
    })
    .openapi(beginRoute, async (c) => c.json(await beginTurnOn(deps, callerOf(c)), 200))
    .openapi(onRoute, async (c) => c.json(await turnOn(deps, callerOf(c), c.req.valid('json').code), 200))
    .openapi(offRoute, async (c) => {
      await turnOff(deps, callerOf(c), c.req.valid('json'));
      return c.json({}, 200);
    })
    .openapi(codesRoute, async (c) =>
      c.json(await renewRecoveryCodes(deps, callerOf(c), c.req.valid('json')), 200),
    );
}
