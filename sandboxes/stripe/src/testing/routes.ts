import { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Faults } from '../faults.ts';
import { actionRoutes } from './actions.ts';
import { countState } from './count-state.ts';
import { localOnly } from './local-only.ts';

export interface TestApi {
  ctx: Context;
  faults: Faults;
  /** Does what became due with a change. */
  afterWork: () => void;
}

const share = z.number().min(0).max(1);

const faultPlan = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        method: z.string(),
        path: z.string(),
        kind: z.enum(['error_after', 'error_before', 'timeout_after', 'timeout_before', 'slow']),
        times: z.int().min(1),
        delayMs: z.int().min(0).default(0),
      }),
    )
    .default([]),
  webhooks: z
    .strictObject({
      dropShare: share.default(0),
      duplicateShare: share.default(0),
      delayMsMax: z.int().min(0).default(0),
      isShuffled: z.boolean().default(false),
    })
    .default({ dropShare: 0, duplicateShare: 0, delayMsMax: 0, isShuffled: false }),
});

/** What tests ask and switch, which Stripe has no endpoint for. JSON in and out. */
export function testRoutes({ ctx, faults, afterWork }: TestApi): Hono {
  const app = new Hono();
  app.use('/_test/*', localOnly);
  app.route('/', actionRoutes(ctx, afterWork));
  app.get('/_test/state', (http) => http.json(countState(ctx)));
  app.post('/_test/faults', async (http) => {
    const plan = faultPlan.safeParse(await http.req.json());
    if (!plan.success) {
      return http.json({ error: z.prettifyError(plan.error) }, 400);
    }
    faults.set(plan.data);
    return http.json({ ok: true });
  });
  return app;
}
