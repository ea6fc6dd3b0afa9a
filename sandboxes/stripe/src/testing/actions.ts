import { Hono, type Context as HttpContext } from 'hono';
import { advanceClock } from '../clock/test-clocks.ts';
import type { Context } from '../context.ts';
import { closeDispute } from '../disputes/close-dispute.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { disputeOf } from '../disputes/routes.ts';
import { invalidRequest, StripeError } from '../http/stripe-error.ts';
import { chargeOf } from '../payments/charges/charges.ts';
import { failRefund } from '../payments/charges/fail-refund.ts';
import { createRefund } from '../payments/charges/refunds.ts';
import { endPeriodNow, finalizeNow } from './renew-now.ts';

/** A form's text fields. */
type Fields = Record<string, string>;

type Action = (ctx: Context, id: string, fields: Fields) => object;

const DAY = 86_400;

/** What happens in the world outside, at the press of a button or by a test. */
const ACTIONS: Record<string, Action> = {
  'subscriptions/:id/renew': (ctx, id) => endPeriodNow(ctx, id),
  'charges/:id/refund': (ctx, id) => createRefund(ctx, { charge: id, reason: 'requested_by_customer' }),
  'refunds/:id/fail': (ctx, id) => failRefund(ctx, id),
  'charges/:id/dispute': (ctx, id, { reason = 'fraudulent' }) => dispute(ctx, id, reason),
  'disputes/:id/win': (ctx, id) => closeDispute(ctx, disputeOf(ctx, id), 'won'),
  'disputes/:id/lose': (ctx, id) => closeDispute(ctx, disputeOf(ctx, id), 'lost'),
  'clocks/:id/advance': (ctx, id, { days = '' }) => advanceClock(ctx, id, ctx.now(id) + daysOf(days) * DAY),
};

/**
 * The actions as endpoints: JSON for programs, a way back to the dashboard for its buttons.
 *
 * @param look does what became due, after each action
 */
export function actionRoutes(ctx: Context, look: () => void): Hono {
  const app = new Hono();
  for (const [path, action] of Object.entries(ACTIONS)) {
    app.post(`/_test/${path}`, async (http) => {
      try {
        const fields = await readFields(http);
        const id = http.req.param('id') ?? '';
        const result = ctx.store.transaction(() => action(ctx, id, fields));
        look();
        if (path.endsWith('/renew')) {
          ctx.store.transaction(() => finalizeNow(ctx, id));
          advanceToNow(ctx, id);
          look();
        }
        return isFromPage(http) ? http.redirect('../../../', 303) : http.json(result);
      } catch (error) {
        if (error instanceof StripeError) {
          return http.json({ error: error.message }, error.status);
        }
        throw error;
      }
    });
  }
  return app;
}

/** On a test clock nothing happens until it moves. */
function advanceToNow(ctx: Context, id: string): void {
  const clock = ctx.tables.subscriptions.get(id)?.test_clock ?? null;
  if (clock !== null) {
    ctx.store.transaction(() => advanceClock(ctx, clock, ctx.now(clock) + 1));
    ctx.store.transaction(() => finalizeNow(ctx, id));
    ctx.store.transaction(() => advanceClock(ctx, clock, ctx.now(clock) + 1));
  }
}

function dispute(ctx: Context, id: string, reason: string): object {
  const charge = chargeOf(ctx, id);
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw invalidRequest('Only a charge that succeeded and is not disputed can be disputed.');
  }
  return openDispute(ctx, charge, reason);
}

function daysOf(text: string): number {
  const days = Number(text);
  if (!Number.isFinite(days) || days <= 0 || days > 3660) {
    throw invalidRequest('days must be a number above 0.', { param: 'days' });
  }
  return days;
}

function isFromPage(http: HttpContext): boolean {
  return (http.req.header('accept') ?? '').includes('text/html');
}

async function readFields(http: HttpContext): Promise<Fields> {
  const body = await http.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
