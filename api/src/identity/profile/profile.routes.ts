import { profileSchema, schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { createRoute } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf } from '../auth/caller.ts';
import { updateProfile } from './update-profile.ts';

const profileRoute = createRoute({
  method: 'patch',
  path: '/api/profile',
  summary: 'Change the profile; what is left out stays as it is',
  request: body(profileSchema),
  responses: {
    200: json('The user now', schemaOf(USER)),
    400: refusal('Not valid'),
    401: signedOut,
    409: refusal('The handle is taken'),
  },
});

export function profileRoutes(deps: PlatformDeps): Routes {
  return createRouter().openapi(profileRoute, async (c) =>
    c.json(await updateProfile(deps, callerOf(c), c.req.valid('json')), 200),
  );
}
