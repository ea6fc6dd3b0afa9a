import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import type { Subscription } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { subscriptionIdOf } from './subscription-of.ts';

/**
 * Ends a subscription now. Its open invoices stay and are no longer collected by themselves; one whose first payment
 * never came expires instead, and its invoice is void.
 */
export function endSubscription(
  ctx: Context,
  before: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const now = customerNow(ctx, before.customer);
  if (before.status === 'incomplete') {
    return expireSubscription(ctx, before);
  }
  const ended = ctx.tables.subscriptions.put({
    ...before,
    canceled_at: before.canceled_at ?? now,
    cancellation_details: {
      comment: before.cancellation_details?.comment ?? null,
      feedback: before.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    ended_at: now,
    pending_update: null,
    status: 'canceled',
  });
  for (const invoice of ctx.tables.invoices.where((row) => subscriptionIdOf(row) === before.id)) {
    if (invoice.status === 'open' || invoice.status === 'draft') {
      ctx.tables.invoices.put({
        ...invoice,
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
    }
  }
  emit(ctx, 'customer.subscription.deleted', ended);
  return ended;
}

/** The first invoice was not paid in time: nothing was bought. */
export function expireSubscription(ctx: Context, before: Subscription): Subscription {
  const now = customerNow(ctx, before.customer);
  const expired = ctx.tables.subscriptions.put({
    ...before,
    canceled_at: now,
    ended_at: now,
    status: 'incomplete_expired',
  });
  const invoice = ctx.tables.invoices.get(before.latest_invoice);
  if (invoice?.status === 'open') {
    voidInvoice(ctx, invoice);
  }
  emit(ctx, 'customer.subscription.updated', expired, before);
  return expired;
}
