import { periodEndAfter } from '../clock/billing-period.ts';
import type { Context } from '../context.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { regularLine } from '../invoices/lines.ts';
import type { Invoice, Subscription } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { currentPeriod } from './subscription-of.ts';

const FINALIZES_AFTER_SECONDS = 3600;

/** Begins the next period, with its invoice as a draft that becomes final about an hour later. */
export function renewSubscription(ctx: Context, before: Subscription): Subscription {
  const ended = currentPeriod(before);
  const next = inNextPeriod(before);
  const isCollected = before.status !== 'unpaid';
  const draft = renewalDraft(ctx, next, ended, isCollected);
  const renewed = ctx.tables.subscriptions.put({ ...next, latest_invoice: draft.id });
  emit(ctx, 'customer.subscription.updated', renewed, before);
  emit(ctx, 'invoice.created', draft);
  return renewed;
}

/** The draft of a period's bill: the pending prorations and each item's full amount. */
export function renewalDraft(
  ctx: Context,
  next: Subscription,
  ended: { start: number; end: number },
  isCollected: boolean,
): Invoice {
  const draft = draftInvoice(ctx, {
    customer: next.customer,
    currency: next.currency,
    reason: 'subscription_cycle',
    subscription: next,
    lines: next.items.data.map((item) => regularLine(ctx, next, item)),
    period: ended,
    autoAdvance: isCollected,
  });
  return ctx.tables.invoices.put({
    ...draft,
    automatically_finalizes_at: isCollected ? draft.created + FINALIZES_AFTER_SECONDS : null,
  });
}

export function inNextPeriod(subscription: Subscription): Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end:
      item.price.recurring === null
        ? item.current_period_end
        : periodEndAfter(subscription.billing_cycle_anchor, item.current_period_end, item.price.recurring),
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}
