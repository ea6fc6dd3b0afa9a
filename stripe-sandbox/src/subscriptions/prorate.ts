import type { Context } from '../context.ts';
import { pricingOf, productName } from '../invoices/lines.ts';
import { newId } from '../state/new-id.ts';
import type { InvoiceItem, Subscription, SubscriptionItem } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import type { ItemChange } from './change-items.ts';

/**
 * Puts the difference of changed items on the next invoice: a credit for the old price's unused time and a debit for the new
 * one's remaining time, to the second, each rounded to the currency's smallest unit.
 *
 * @param date the moment of the change, Unix seconds
 * @param isCreditOnly the new price is billed for a period of its own
 */
export function prorate(
  ctx: Context,
  subscription: Subscription,
  changes: readonly ItemChange[],
  date: number,
  { isCreditOnly = false } = {},
): void {
  for (const { before, after } of changes) {
    const isSame = before?.price.id === after?.price.id && before?.quantity === after?.quantity;
    if (isSame && !isCreditOnly) {
      continue;
    }
    if (before !== null) {
      put(ctx, subscription, before, date, -1);
    }
    if (after !== null && !isCreditOnly) {
      put(ctx, subscription, after, date, 1);
    }
  }
}

function put(
  ctx: Context,
  subscription: Subscription,
  item: SubscriptionItem,
  date: number,
  sign: 1 | -1,
): void {
  const { current_period_start: start, current_period_end: end } = item;
  const remaining = end - date;
  if (remaining <= 0) {
    return;
  }
  const unitAmount = item.price.unit_amount ?? 0;
  const quantity = item.quantity ?? 1;
  const amount = Math.round((unitAmount * quantity * remaining) / (end - start)) * sign;
  const invoiceItem: InvoiceItem = {
    id: newId('ii'),
    object: 'invoiceitem',
    amount,
    currency: item.price.currency,
    customer: subscription.customer,
    customer_account: null,
    date,
    description: `${sign === 1 ? 'Remaining' : 'Unused'} time on ${quantity > 1 ? `${quantity} × ` : ''}${productName(ctx, item)} after ${day(date)}`,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: amount,
    parent: {
      subscription_details: { subscription: subscription.id, subscription_item: item.id },
      type: 'subscription_details',
    },
    period: { start: date, end },
    pricing: pricingOf(item.price.id, item.price.product, unitAmount),
    proration: true,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: subscription.test_clock,
  };
  ctx.tables.invoice_items.put(invoiceItem);
  emit(ctx, 'invoiceitem.created', invoiceItem);
}

function day(time: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time * 1000);
}
