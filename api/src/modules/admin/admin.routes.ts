import { createRoute, z } from '@hono/zod-openapi';
import {
  adminActSchema,
  adminUserSchema,
  blockSchema,
  creditAdjustmentSchema,
  errorBodySchema,
  failedJobSchema,
  paymentEventSchema,
  reconciliationSchema,
} from '@aic/contract/schemas';
import type { AppDeps } from '../../deps.ts';
import { callerOf } from '../../http/caller.ts';
import { createRouter } from '../../http/router.ts';
import { json } from '../../http/route-texts.ts';
import { adjustCredits, blockUser, retryGeneration } from './admin.repo.ts';
import { findActs, findEvents, findFailedJobs, findReconciliations, findUsers } from './admin-lists.repo.ts';
import { compareNow } from './compare-now.ts';
import { replayNow } from './replay-now.ts';

const refusals = {
  401: json('Nobody is signed in', errorBodySchema),
  403: json('Not an admin', errorBodySchema),
  404: json('There is none', errorBodySchema),
};
const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});
const uuidParam = z.object({ id: z.uuid() });
const done = { 200: json('Done', z.object({})), ...refusals };

const list = <const Path extends string, Row extends z.ZodType>(path: Path, summary: string, row: Row) =>
  createRoute({ method: 'get', path, summary, responses: { 200: json(summary, z.array(row)), ...refusals } });

const usersRoute = createRoute({
  method: 'get',
  path: '/api/admin/users',
  summary: 'Users whose address, name or id holds the query, newest first',
  request: { query: z.object({ query: z.string().max(254).default('') }) },
  responses: { 200: json('Users', z.array(adminUserSchema)), ...refusals },
});
const creditsRoute = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/credits',
  summary: 'Give or take credits',
  request: { params: uuidParam, body: body(creditAdjustmentSchema) },
  responses: { 200: json('The balance', z.object({ credits: z.int() })), ...refusals },
});
const blockRoute = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/block',
  summary: 'Block a user, or let them in again',
  request: { params: uuidParam, body: body(blockSchema) },
  responses: done,
});
const retryRoute = createRoute({
  method: 'post',
  path: '/api/admin/jobs/{id}/retry',
  summary: 'Start a failed generation again, free of charge',
  request: { params: uuidParam },
  responses: { 200: json('The new generation', z.object({ id: z.uuid() })), ...refusals },
});
const replayRoute = createRoute({
  method: 'post',
  path: '/api/admin/events/{id}/replay',
  summary: 'Act on an event again',
  request: { params: z.object({ id: z.string().max(255) }) },
  responses: done,
});
const compareRoute = createRoute({
  method: 'post',
  path: '/api/admin/reconciliations',
  summary: 'Compare with Stripe now',
  responses: done,
});

/** What the people who run the studio see and do. Each statement checks that its caller is an admin and writes down what it does. */
export function adminRoutes(deps: AppDeps) {
  const { sql } = deps;
  return createRouter()
    .openapi(usersRoute, async (c) =>
      c.json(await findUsers(sql, callerOf(c, deps), c.req.valid('query').query), 200),
    )
    .openapi(list('/api/admin/jobs', 'Generations that failed', failedJobSchema), async (c) =>
      c.json(await findFailedJobs(sql, callerOf(c, deps)), 200),
    )
    .openapi(list('/api/admin/events', 'What Stripe told', paymentEventSchema), async (c) =>
      c.json(await findEvents(sql, callerOf(c, deps)), 200),
    )
    .openapi(list('/api/admin/reconciliations', 'Comparisons with Stripe', reconciliationSchema), async (c) =>
      c.json(await findReconciliations(sql, callerOf(c, deps)), 200),
    )
    .openapi(list('/api/admin/acts', 'What admins did', adminActSchema), async (c) =>
      c.json(await findActs(sql, callerOf(c, deps)), 200),
    )
    .openapi(creditsRoute, async (c) => {
      const { id } = c.req.valid('param');
      const credits = await adjustCredits(sql, callerOf(c, deps), id, c.req.valid('json'));
      deps.notifier.notify('events', id);
      return c.json({ credits }, 200);
    })
    .openapi(blockRoute, async (c) => {
      const { id } = c.req.valid('param');
      await blockUser(sql, callerOf(c, deps), id, c.req.valid('json'));
      deps.notifier.notify('events', id);
      return c.json({}, 200);
    })
    .openapi(retryRoute, async (c) => {
      const { id, userId } = await retryGeneration(sql, callerOf(c, deps), c.req.valid('param').id);
      deps.notifier.notify('jobs');
      deps.notifier.notify('events', userId);
      return c.json({ id }, 200);
    })
    .openapi(replayRoute, async (c) => {
      await replayNow(deps, callerOf(c, deps), c.req.valid('param').id);
      return c.json({}, 200);
    })
    .openapi(compareRoute, async (c) => {
      await compareNow(deps, callerOf(c, deps));
      return c.json({}, 200);
    });
}
