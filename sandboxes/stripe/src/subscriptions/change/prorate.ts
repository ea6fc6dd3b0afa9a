import type { Context } from '../../context.ts';
import { pricingOf, productName } from '../../invoices/lines.ts';
import { newId } from '../../state/new-id.ts';
import type { InvoiceItem, Subscription, SubscriptionItem } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import type { ItemChange } from './change-items.ts';
import { originalDebit } from './original-debit.ts';

/**
 * Puts the difference of changed items on the next invoice: a credit for the unused time that was billed and a debit
 * for the new price's remaining time, to the second, each rounded to the currency's smallest unit.
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
    if (before !== null && before.current_period_end > date) {
      put(ctx, subscription, before, date, creditOf(ctx, before, date));
    }
    if (after !== null && !isCreditOnly && after.current_period_end > date) {
      put(ctx, subscription, after, date, debitOf(after, date));
    }
  }
}

interface Proration {
  label: 'Unused' | 'Remaining';
  amount: number;
  credited: NonNullable<InvoiceItem['proration_details']>['credited_items'];
}

/**
 * The part of what was billed for the item that lies ahead, also when that bill is still open: Stripe assumes that it
 * will be paid (https://docs.stripe.com/billing/subscriptions/prorations#unpaid-invoices). Of its price, when nothing was.
 */
function creditOf(ctx: Context, item: SubscriptionItem, date: number): Proration {
  const debit = originalDebit(ctx, item, date);
  if (debit === undefined) {
    return { label: 'Unused', amount: 0 - shareOf(fullAmount(item), periodOf(item), date), credited: null };
  }
  return { label: 'Unused', amount: 0 - shareOf(debit.amount, debit.period, date), credited: debit.credited };
}

function debitOf(item: SubscriptionItem, date: number): Proration {
  return { label: 'Remaining', amount: shareOf(fullAmount(item), periodOf(item), date), credited: null };
}

function shareOf(amount: number, { start, end }: { start: number; end: number }, date: number): number {
  return Math.round((amount * (end - date)) / (end - start));
}

function fullAmount({ price, quantity = 1 }: SubscriptionItem): number {
  return (price.unit_amount ?? 0) * quantity;
}

function periodOf(item: SubscriptionItem): { start: number; end: number } {
  return { start: item.current_period_start, end: item.current_period_end };
}

function put(
  ctx: Context,
  subscription: Subscription,
  item: SubscriptionItem,
  date: number,
  { label, amount, credited }: Proration,
): void {
  const { price, quantity = 1 } = item;
  const what = `${quantity > 1 ? `${quantity} × ` : ''}${productName(ctx, item)} after ${day(date)}`;
  const invoiceItem: InvoiceItem = {
    id: newId('ii'),
    object: 'invoiceitem',
    amount,
    currency: price.currency,
    customer: subscription.customer,
    customer_account: null,
    date,
    description: `${label} time on ${what}`,
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
    period: { start: date, end: item.current_period_end },
    pricing: pricingOf(price.id, price.product, price.unit_amount ?? 0),
    proration: true,
    proration_details: { credited_items: credited, discount_amounts: [] },
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: subscription.test_clock,
  };
  ctx.tables.invoice_items.put(invoiceItem);
  emit(ctx, 'invoiceitem.created', invoiceItem);
}

/** As in `Unused time on Silver plan after 01 Sep 2020`: days of two digits, months of three letters. */
function day(time: number): string {
  return new Date(time * 1000).toUTCString().slice('Tue, '.length, 'Tue, 01 Sep 2020'.length);
}
