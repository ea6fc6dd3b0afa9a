import { PLAN_IDS } from '@aic/contract';
import { type QueueLimits, QUEUE_LIMITS } from '@aic/contract/queue';
import { generationSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { json, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import type { StartLimits } from '../list/generations.repo.ts';
import { type Queue, readQueue } from './queue.repo.ts';

const queueRoute = createRoute({
  method: 'get',
  path: '/api/queue',
  summary:
    'What is under way in all tools, what has just ended, and how much may be under way at the same time',
  responses: {
    200: json('The queue', schemaOf(QUEUE_LIMITS).extend({ items: z.array(generationSchema) })),
    401: signedOut,
  },
});

export function queueRoutes(deps: PlatformDeps): Routes {
  return createRouter().openapi(queueRoute, async (c) => {
    const queue = await readQueue(deps.sql, callerOf(c));
    if (queue === null) throw unauthorized();
    return c.json({ ...limitsOf(queue.plan, deps.config.startLimits), items: queue.items }, 200);
  });
}

function limitsOf(plan: Queue['plan'], { inFlight, deferred }: StartLimits): QueueLimits {
  const next = PLAN_IDS.find((id) => inFlight[id] > inFlight[plan]);
  return {
    inFlightMax: inFlight[plan],
    deferredMax: deferred[plan],
    nextPlan: next === undefined ? null : { plan: next, inFlightMax: inFlight[next] },
  };
}
