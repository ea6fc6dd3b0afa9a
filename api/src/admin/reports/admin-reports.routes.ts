import { REPORTED_THING } from '@aic/contract/admin';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { sendAsset } from '../../generations/media/send-asset.ts';
import { callerOf } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { fileNotFound } from '../../platform/errors/errors.ts';
import { done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { timeCursor } from '../list-cursors.ts';
import { pageOf } from '../list-page.ts';
import {
  findReportedPicture,
  findReportedThings,
  liftTakeDown,
  settleReports,
} from './admin-reports.repo.ts';

const request = { params: z.object({ id: z.uuid() }) };
const refusals = { 401: signedOut, 403: refusal('Not an admin'), 404: refusal('There is none') };

const list = {
  request: { query: z.object({ cursor: timeCursor }) },
  responses: {
    200: json(
      'One row for each thing. The Link header leads to the next page',
      z.array(schemaOf(REPORTED_THING)),
    ),
    ...refusals,
  },
};
const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/reports',
  summary: 'Reports of visitors that are still open',
  ...list,
});
const takenDownRoute = createRoute({
  method: 'get',
  path: '/api/admin/take-downs',
  summary: 'What was taken down after reports, and not lifted since',
  ...list,
});
const pictureRoute = createRoute({
  method: 'get',
  path: '/api/admin/reports/{id}/picture',
  summary: 'The still of what an open report is about',
  request,
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } },
    ...refusals,
  },
});
const dismissRoute = createRoute({
  method: 'post',
  path: '/api/admin/reports/{id}/dismiss',
  summary: 'Let what is reported be, and end what is open about it',
  request,
  responses: { 200: done('Done'), ...refusals },
});
const takeDownRoute = createRoute({
  method: 'post',
  path: '/api/admin/reports/{id}/take-down',
  summary: 'End the link of what is reported and hide it, and end what is open about it',
  request,
  responses: { 200: done('Done'), ...refusals },
});

const liftRoute = createRoute({
  method: 'post',
  path: '/api/admin/reports/{id}/lift',
  summary: 'Let the owner show again what was taken down',
  request,
  responses: { 200: done('Done'), ...refusals },
});

/** What admins see and do about what visitors report. */
export function adminReportsRoutes(deps: PlatformDeps): Routes {
  const { sql } = deps;
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { cursor } = c.req.valid('query');
      return c.json(pageOf(c, await findReportedThings(sql, callerOf(c), 'open', cursor)), 200);
    })
    .openapi(takenDownRoute, async (c) => {
      const { cursor } = c.req.valid('query');
      return c.json(pageOf(c, await findReportedThings(sql, callerOf(c), 'taken-down', cursor)), 200);
    })
    .openapi(pictureRoute, async (c) => {
      const key = await findReportedPicture(sql, callerOf(c), c.req.valid('param').id);
      const object = key === null ? null : await deps.storage.stat(key);
      if (key === null || object === null) throw fileNotFound();
      return sendAsset(c, deps.storage, key, object);
    })
    .openapi(dismissRoute, async (c) => {
      await settleReports(sql, callerOf(c), c.req.valid('param').id, false);
      return c.json({}, 200);
    })
    .openapi(takeDownRoute, async (c) => {
      const userId = await settleReports(sql, callerOf(c), c.req.valid('param').id, true);
      deps.notifier.notify('events', userId);
      return c.json({}, 200);
    })
    .openapi(liftRoute, async (c) => {
      await liftTakeDown(sql, callerOf(c), c.req.valid('param').id);
      return c.json({}, 200);
    });
}
