import { schemaOf } from '@aic/contract/schemas';
import { ACCOUNT_SESSION } from '@aic/contract/security';
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { callerOf } from '../auth/caller.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { findSessions } from './sessions.repo.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/account/sessions',
  summary: 'Where the caller is signed in: this browser first, then the one used last',
  responses: { 200: json('The sessions', z.array(schemaOf(ACCOUNT_SESSION))), 401: signedOut },
});

const endRoute = createRoute({
  method: 'delete',
  path: '/api/account/sessions/{id}',
  summary: 'Sign one browser out',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: done('It is signed out'),
    401: signedOut,
    404: refusal("It has ended, or is not the caller's"),
  },
});

const endOthersRoute = createRoute({
  method: 'post',
  path: '/api/account/sessions/end-others',
  summary: 'Sign every other browser out',
  responses: { 200: json('How many were', z.object({ count: z.int() })), 401: signedOut },
});

export function sessionsRoutes(deps: PlatformDeps): Routes {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const sessions = await findSessions(deps.sql, callerOf(c));
      // A caller who may ask has one.
      if (sessions.length === 0) throw unauthorized();
      return c.json(sessions, 200);
    })
    .openapi(endRoute, async (c) => {
      await endOneSession(deps, callerOf(c), c.req.valid('param').id);
      return c.json({}, 200);
    })
    .openapi(endOthersRoute, async (c) => c.json({ count: await endOtherSessions(deps, callerOf(c)) }, 200));
}
