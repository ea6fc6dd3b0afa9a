import type { Context } from '../context.ts';
import type { Invoice, Subscription } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { isEnded, subscriptionIdOf } from './subscription-of.ts';

/**
 * What a paid invoice changes in its subscription: it becomes active, keeps the card when its settings say so, and
 * a pending update takes effect.
 *
 * @param method that paid, or null
 */
export function reactToPaidInvoice(ctx: Context, invoice: Invoice, method: string | null): void {
  const before = ctx.tables.subscriptions.get(subscriptionIdOf(invoice));
  if (before === undefined || isEnded(before)) {
    return;
  }
  const isUpdate =
    before.pending_update !== null && ctx.tables.billing.get(before.id)?.pendingUpdateInvoice === invoice.id;
  const after: Subscription = {
    ...before,
    ...(isRecovered(before, invoice) && { status: 'active' }),
    ...(before.payment_settings?.save_default_payment_method === 'on_subscription' &&
      method !== null && { default_payment_method: method }),
    ...(isUpdate && applied(before)),
  };
  ctx.tables.subscriptions.put(after);
  emit(ctx, 'customer.subscription.updated', after, before);
  if (isUpdate) {
    ctx.tables.billing.delete(before.id);
    emit(ctx, 'customer.subscription.pending_update_applied', after);
  }
}

function isRecovered(subscription: Subscription, invoice: Invoice): boolean {
  switch (subscription.status) {
    case 'incomplete':
      return true;
    case 'past_due':
    case 'unpaid':
      return subscription.latest_invoice === invoice.id;
    default:
      return false;
  }
}

function applied(subscription: Subscription): Partial<Subscription> {
  const update = subscription.pending_update;
  return {
    pending_update: null,
    ...(update?.subscription_items !== null &&
      update?.subscription_items !== undefined && {
        items: { ...subscription.items, data: update.subscription_items },
      }),
    ...(typeof update?.billing_cycle_anchor === 'number' && {
      billing_cycle_anchor: update.billing_cycle_anchor,
    }),
  };
}
