import { createRoute, z } from '@hono/zod-openapi';
import { errorBodySchema } from '@aic/contract/schemas';
import { bodyLimit } from 'hono/body-limit';
import type { PaymentDeps } from '../stripe/billing-deps.ts';
import { bodyTooLarge } from '../../platform/errors/errors.ts';
import { WEBHOOK_PATH } from '../../platform/http/body-limit.ts';
import { createRouter } from '../../platform/http/router.ts';
import { billingDeps } from '../stripe/billing-deps.ts';
import { receiveEvent } from './events.repo.ts';
import { aboutOf, processEvent } from './process-event.ts';
import { readEvent } from './read-event.ts';

const EVENT_BYTES_MAX = 1024 * 1024;

const webhookRoute = createRoute({
  method: 'post',
  path: WEBHOOK_PATH,
  summary: 'For Stripe: what has happened to customers, subscriptions and payments',
  responses: {
    200: { description: 'Kept and acted on', content: { 'application/json': { schema: z.object({}) } } },
    400: {
      description: 'Not from Stripe, not of now, of another mode, or not an event',
      content: { 'application/json': { schema: errorBodySchema } },
    },
  },
});

/** Stripe comes without a session and from elsewhere; its signature is what counts. */
export function webhookRoutes(deps: PaymentDeps) {
  const router = createRouter();
  router.use(
    WEBHOOK_PATH,
    bodyLimit({
      maxSize: EVENT_BYTES_MAX,
      onError: () => {
        throw bodyTooLarge(EVENT_BYTES_MAX / 1024);
      },
    }),
  );
  return router.openapi(webhookRoute, async (c) => {
    const billing = billingDeps(deps);
    const event = readEvent(
      billing,
      await c.req.text(),
      c.req.header('stripe-signature') ?? '',
      deps.clock.now(),
    );
    const isProcessed = await receiveEvent(deps.sql, event, aboutOf(event), deps.clock.now());
    // An error is answered as one, and Stripe comes again; so does our worker.
    if (!isProcessed) await processEvent(billing, event);
    return c.json({}, 200);
  });
}
