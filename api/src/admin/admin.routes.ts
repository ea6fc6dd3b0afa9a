import {
  ADMIN_ACTION,
  ADMIN_USER,
  CREDITS_MOVED,
  ENGINE_COST,
  FAILED_JOB,
  FIGURES,
  INSTALLATION,
  PAYMENT_EVENT,
  RECONCILIATION,
} from '@aic/contract/admin';
import { blockSchema, creditAdjustmentSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import type { PaymentDeps } from '../billing/stripe/billing-deps.ts';
import { callerOf } from '../identity/auth/caller.ts';
import { body, done, json, refusal, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import {
  findAdminActions,
  findEvents,
  findFailedJobs,
  findReconciliations,
  findUsers,
} from './admin-lists.repo.ts';
import { blockUser, moveCredits, requireAdmin, retryGeneration } from './admin.repo.ts';
import { compareNow } from './compare-now.ts';
import { findEngineCosts } from './engine-costs.repo.ts';
import { findFigures } from './figures.repo.ts';
import { eventCursor, numberCursor, timeCursor } from './list-cursors.ts';
import { pageOf } from './list-page.ts';
import { replayNow } from './replay-now.ts';

const refusals = {
  401: signedOut,
  403: refusal('Not an admin'),
  404: refusal('There is none'),
};
const uuidParam = z.object({ id: z.uuid() });
const isDone = { 200: done('Done'), ...refusals };

const list = <const Path extends string, Row extends z.ZodType, Query extends z.ZodRawShape>(
  path: Path,
  summary: string,
  row: Row,
  query: Query,
) =>
  createRoute({
    method: 'get',
    path,
    summary,
    request: { query: z.object(query) },
    responses: { 200: json(`${summary}. The Link header leads to the next page`, z.array(row)), ...refusals },
  });

const usersRoute = list(
  '/api/admin/users',
  'Users whose address, name or id holds the query, newest first',
  schemaOf(ADMIN_USER),
  { query: z.string().max(254).default(''), cursor: timeCursor },
);
const jobsRoute = list('/api/admin/jobs', 'Generations that failed', schemaOf(FAILED_JOB), {
  cursor: timeCursor,
});
const eventsRoute = list('/api/admin/events', 'What Stripe told', schemaOf(PAYMENT_EVENT), {
  cursor: eventCursor,
});
const comparisonsRoute = list(
  '/api/admin/reconciliations',
  'Comparisons with Stripe',
  schemaOf(RECONCILIATION),
  {
    cursor: numberCursor,
  },
);
const actionsRoute = list('/api/admin/acts', 'What admins did', schemaOf(ADMIN_ACTION), {
  cursor: numberCursor,
});
const costsRoute = createRoute({
  method: 'get',
  path: '/api/admin/engine-costs',
  summary: 'What engines have delivered, cost and earned',
  request: { query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }) },
  responses: { 200: json('One row per engine', z.array(schemaOf(ENGINE_COST))), ...refusals },
});
const figuresRoute = createRoute({
  method: 'get',
  path: '/api/admin/figures',
  summary: 'How the studio does',
  responses: {
    200: json('What waits, and what happened in a day, a week and a month', schemaOf(FIGURES)),
    ...refusals,
  },
});
const installationRoute = createRoute({
  method: 'get',
  path: '/api/admin/installation',
  summary: 'Whether this installation is at work',
  responses: { 200: json('Whether it is, and why not', schemaOf(INSTALLATION)), ...refusals },
});
const creditsRoute = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/credits',
  summary: 'Give or take credits',
  request: { params: uuidParam, ...body(creditAdjustmentSchema) },
  responses: { 200: json('The balance and what was moved', schemaOf(CREDITS_MOVED)), ...refusals },
});
const blockRoute = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/block',
  summary: 'Block a user, or let them in again',
  request: { params: uuidParam, ...body(blockSchema) },
  responses: isDone,
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
  responses: isDone,
});
const compareRoute = createRoute({
  method: 'post',
  path: '/api/admin/reconciliations',
  summary: 'Compare with Stripe now',
  responses: isDone,
});

/**
 * What the people who run the studio see and do. Each statement checks that its caller is an admin and writes down
 * what it does.
 */
export function adminRoutes(deps: PaymentDeps): Routes {
  const { sql } = deps;
  return createRouter()
    .openapi(usersRoute, async (c) => {
      const { query, cursor } = c.req.valid('query');
      return c.json(pageOf(c, await findUsers(sql, callerOf(c), { query, after: cursor })), 200);
    })
    .openapi(jobsRoute, async (c) =>
      c.json(pageOf(c, await findFailedJobs(sql, callerOf(c), c.req.valid('query').cursor)), 200),
    )
    .openapi(eventsRoute, async (c) =>
      c.json(pageOf(c, await findEvents(sql, callerOf(c), c.req.valid('query').cursor)), 200),
    )
    .openapi(comparisonsRoute, async (c) =>
      c.json(pageOf(c, await findReconciliations(sql, callerOf(c), c.req.valid('query').cursor)), 200),
    )
    .openapi(actionsRoute, async (c) =>
      c.json(pageOf(c, await findAdminActions(sql, callerOf(c), c.req.valid('query').cursor)), 200),
    )
    .openapi(costsRoute, async (c) =>
      c.json(await findEngineCosts(sql, callerOf(c), c.req.valid('query').days), 200),
    )
    .openapi(figuresRoute, async (c) => c.json(await findFigures(sql, callerOf(c)), 200))
    .openapi(installationRoute, async (c) => {
      await requireAdmin(sql, callerOf(c));
      const held = deps.held?.() ?? null;
      return c.json({ held: held && { ...held, since: held.since.toISOString() } }, 200);
    })
    .openapi(creditsRoute, async (c) => {
      const { id } = c.req.valid('param');
      const moved = await moveCredits(sql, callerOf(c), id, c.req.valid('json'));
      deps.notifier.notify('events', id);
      return c.json(moved, 200);
    })
    .openapi(blockRoute, async (c) => {
      const { id } = c.req.valid('param');
      await blockUser(sql, callerOf(c), id, c.req.valid('json'));
      deps.notifier.notify('events', id);
      return c.json({}, 200);
    })
    .openapi(retryRoute, async (c) => {
      const { id, userId } = await retryGeneration(sql, callerOf(c), c.req.valid('param').id);
      deps.notifier.notify('jobs');
      deps.notifier.notify('events', userId);
      return c.json({ id }, 200);
    })
    .openapi(replayRoute, async (c) => {
      await replayNow(deps, callerOf(c), c.req.valid('param').id);
      return c.json({}, 200);
    })
    .openapi(compareRoute, async (c) => {
      await compareNow(deps, callerOf(c));
      return c.json({}, 200);
    });
}
