import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { missing } from '../http/stripe-error.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { releaseSchedule } from '../schedules/release-schedule.ts';
import type { Subscription } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { prorate } from './change/prorate.ts';
import { endSubscription } from './end-subscription.ts';
import { currentPeriod, isEnded, subscriptionOf } from './subscription-of.ts';

export interface CancelParams {
  cancellation_details?:
    | { comment?: string | null | undefined; feedback?: string | null | undefined }
    | undefined;
  invoice_now?: boolean | undefined;
  prorate?: boolean | undefined;
}

/**
 * Ends a subscription at once.
 *
 * @throws StripeError 404 when it has ended already, as Stripe answers
 */
export function cancelSubscription(ctx: Context, params: CancelParams, id: string): Subscription {
  const before = subscriptionOf(ctx, id);
  if (isEnded(before)) {
    throw missing('subscription', id);
  }
  const schedule = ctx.tables.schedules.get(before.schedule);
  if (schedule !== undefined) {
    releaseSchedule(ctx, schedule, 'released');
  }
  const now = customerNow(ctx, before.customer);
  if (params.prorate === true && before.status === 'active') {
    const changes = before.items.data.map((item) => ({ before: item, after: null }));
    prorate(ctx, before, changes, now);
  }
  const ended = endSubscription(
    ctx,
    {
      ...before,
      schedule: null,
      cancellation_details: {
        comment: params.cancellation_details?.comment ?? before.cancellation_details?.comment ?? null,
        feedback: params.cancellation_details?.feedback ?? before.cancellation_details?.feedback ?? null,
        feedback_option: null,
        reason: null,
      },
    },
    'cancellation_requested',
  );
  return params.invoice_now === true ? withFinalInvoice(ctx, ended) : ended;
}

function withFinalInvoice(ctx: Context, ended: Subscription): Subscription {
  const draft = draftInvoice(ctx, {
    customer: ended.customer,
    currency: ended.currency,
    reason: 'subscription_update',
    subscription: ended,
    lines: [],
    period: currentPeriod(ended),
    autoAdvance: true,
  });
  const after = ctx.tables.subscriptions.put({ ...ended, latest_invoice: draft.id });
  emit(ctx, 'invoice.created', draft);
  finalizeInvoice(ctx, draft);
  return after;
}
