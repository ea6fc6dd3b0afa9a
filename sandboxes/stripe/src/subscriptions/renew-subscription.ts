import { periodEndAfter } from '../clock/billing-period.ts';
import type { Context } from '../context.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { regularLine } from '../invoices/lines.ts';
import type { Invoice, Subscription } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { currentPeriod } from './subscription-of.ts';

const FINALIZES_AFTER_SECONDS = 3600;

/**
 * Begins the next period, with its invoice as a draft that becomes final about an hour later. While payments are paused
 * it stays a draft, or ends at once and takes nothing from the customer's balance; the subscription's status stays
 * (https://docs.stripe.com/billing/subscriptions/pause-payment).
 */
export function renewSubscription(ctx: Context, before: Subscription): Subscription {
  const ended = currentPeriod(before);
  const next = inNextPeriod(before);
  const pause = before.pause_collection?.behavior;
  const isCollected = before.status !== 'unpaid' && pause === undefined;
  const draft = renewalDraft(ctx, next, ended, isCollected);
  const renewed = ctx.tables.subscriptions.put({ ...next, latest_invoice: draft.id });
  emit(ctx, 'customer.subscription.updated', renewed, before);
  emit(ctx, 'invoice.created', draft);
  if (pause === 'void' || pause === 'mark_uncollectible') {
    giveUp(ctx, draft, { isVoid: pause === 'void' });
  }
  return renewed;
}

function giveUp(ctx: Context, draft: Invoice, { isVoid }: { isVoid: boolean }): void {
  const ended = ctx.tables.invoices.put({
    ...draft,
    status: isVoid ? 'void' : 'uncollectible',
    status_transitions: {
      ...draft.status_transitions,
      finalized_at: draft.created,
      [isVoid ? 'voided_at' : 'marked_uncollectible_at']: draft.created,
    },
  });
  emit(ctx, isVoid ? 'invoice.voided' : 'invoice.marked_uncollectible', ended);
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
