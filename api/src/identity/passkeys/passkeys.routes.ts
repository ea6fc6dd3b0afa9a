import { PASSKEY_REGISTRATION, PASSKEY, PASSKEYS_LEFT } from '@aic/contract/passkeys';
import {
  passkeyNameSchema,
  passkeyProofSchema,
  passkeyRegistrationSchema,
  schemaOf,
} from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf, signedIn } from '../auth/caller.ts';
import { browserName } from '../auth/device.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { passkeyNotFound } from '../errors/sign-in-errors.ts';
import { addPasskey } from './add-passkey.ts';
import { beginRegistration } from './begin-registration.ts';
import { markBrowser, readPasskeyHash } from './passkey-cookie.ts';
import { findPasskeys, renamePasskey } from './passkeys.repo.ts';
import { removePasskey } from './remove-passkey.ts';

const params = z.object({ id: z.uuid() });
const notFound = refusal("It is gone, or not the caller's");

const listRoute = createRoute({
  method: 'get',
  path: '/api/account/passkeys',
  summary: 'The passkeys of the caller, the oldest first',
  responses: { 200: json('The passkeys', z.array(schemaOf(PASSKEY))), 401: signedOut },
});

const beginRoute = createRoute({
  method: 'post',
  path: '/api/account/passkeys/begin',
  summary:
    'What a browser needs to make a passkey; asks for the password, or a fresh sign-in where there is none',
  request: body(passkeyProofSchema),
  responses: {
    200: json('The options', schemaOf(PASSKEY_REGISTRATION)),
    400: refusal('Wrong password'),
    401: signedOut,
    403: refusal('There is no password, and the sign-in is too old'),
    409: refusal('The address is not confirmed, or there are too many'),
    429: refusal('Too many'),
  },
});

const addRoute = createRoute({
  method: 'post',
  path: '/api/account/passkeys',
  summary: 'Add the passkey that the browser has made, within five minutes',
  request: body(passkeyRegistrationSchema),
  responses: {
    200: done('It is added'),
    400: refusal('It proves nothing'),
    401: signedOut,
    409: refusal('It is known, or there are too many'),
  },
});

const renameRoute = createRoute({
  method: 'patch',
  path: '/api/account/passkeys/{id}',
  summary: 'Give a passkey another name',
  request: { params, ...body(passkeyNameSchema) },
  responses: { 200: done('It has it'), 400: refusal('Not valid'), 401: signedOut, 404: notFound },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/api/account/passkeys/{id}',
  summary: 'Remove a passkey: it opens nothing any more',
  request: { params },
  responses: { 200: json('Which are left', schemaOf(PASSKEYS_LEFT)), 401: signedOut, 404: notFound },
});

export function passkeysRoutes(deps: PlatformDeps, hasher: PasswordHasher): Routes {
  const { sql, config } = deps;
  return createRouter()
    .openapi(listRoute, async (c) => {
      const passkeys = signedIn(await findPasskeys(sql, callerOf(c)));
      return c.json(passkeys, 200);
    })
    .openapi(beginRoute, async (c) => {
      const caller = callerOf(c);
      const attempt = { cookieHash: markBrowser(c, config), proof: c.req.valid('json') };
      return c.json(await beginRegistration({ ...deps, hasher }, caller, attempt), 200);
    })
    .openapi(addRoute, async (c) => {
      await addPasskey(deps, callerOf(c), {
        cookieHash: readPasskeyHash(c, config),
        registration: c.req.valid('json'),
        browser: browserName(c.req.header('user-agent')),
      });
      return c.json({}, 200);
    })
    .openapi(renameRoute, async (c) => {
      const { id } = c.req.valid('param');
      if (!(await renamePasskey(sql, callerOf(c), id, c.req.valid('json').name))) {
        throw passkeyNotFound();
      }
      return c.json({}, 200);
    })
    .openapi(removeRoute, async (c) => {
      return c.json(await removePasskey(deps, callerOf(c), c.req.valid('param').id), 200);
    });
}
