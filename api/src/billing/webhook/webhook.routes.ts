import { createRoute } from '@hono/zod-openapi';
import { limitBodyTo } from '../../platform/http/limits/body-limit.ts';
import { done, refusal, STRIPE_SIGNATURE } from '../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { billingDeps, type PaymentDeps } from '../stripe/billing-deps.ts';
import { receiveEvent } from './events.repo.ts';
import { aboutOf, processEvent } from './process-event.ts';
import { readEvent } from './read-event.ts';

const WEBHOOK_PATH = '/api/stripe/webhook';
const EVENT_BYTES_MAX = 1024 * 1024;

export const WEBHOOK_RULE: PathRule = { path: WEBHOOK_PATH, isForOthers: true, limitsBody: true };

const webhookRoute = createRoute({
  method: 'post',
  path: WEBHOOK_PATH,
  security: STRIPE_SIGNATURE,
  summary: 'For Stripe: what has happened to customers, subscriptions and payments',
  responses: {
    200: done('Kept and acted on'),
    400: refusal('Not from Stripe, not of now, of another mode, or not an event'),
  },
});

/** Stripe comes without a session and from elsewhere; its signature is what counts. */
export function webhookRoutes(deps: PaymentDeps): Routes {
  const router = createRouter();
  router.use(WEBHOOK_PATH, limitBodyTo(EVENT_BYTES_MAX));
  return router.openapi(webhookRoute, async (c) => {
    const billing = billingDeps(deps);
    const signature = c.req.header('stripe-signature') ?? '';
    const event = readEvent(billing.settings, await c.req.text(), signature, deps.clock.now());
    const isProcessed = await receiveEvent(deps.sql, event, aboutOf(event), deps.clock.now());
    // An error is answered as one, and Stripe comes again; so does our worker.
    if (!isProcessed) await processEvent(billing, event);
    return c.json({}, 200);
  });
}
