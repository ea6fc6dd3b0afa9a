import { type RecurringPrice, recurringPriceOf } from '../catalog/price-of.ts';
import { periodEndAfter } from '../clock/billing-period.ts';
import type { Context } from '../context.ts';
import { customerNow, customerOf } from '../customers/customer-of.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { draftInvoice } from '../invoices/draft-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { regularLine } from '../invoices/lines.ts';
import { newId } from '../state/new-id.ts';
import type { Invoice, Subscription } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { cancelAtOf } from './cancel-at-of.ts';
import { collect } from './change/collect.ts';
import { newItem } from './new-item.ts';
import { newSubscription } from './new-subscription.ts';
import { ownMethod } from './own-method.ts';
import type { CreateParams } from './params.ts';

/**
 * Starts a subscription with its first invoice. What happens when that is not paid at once, `payment_behavior` says.
 *
 * @throws StripeError when the prices cannot be billed together, or the payment fails and has to succeed
 */
export function createSubscription(ctx: Context, params: CreateParams): Subscription {
  const customer = customerOf(ctx, params.customer, 'customer');
  const now = customerNow(ctx, customer.id);
  const prices = params.items.map((item, index) =>
    recurringPriceOf(ctx, item.price, `items[${index}][price]`),
  );
  const { currency, recurring } = billableTogether(prices);
  const anchor = params.billing_cycle_anchor ?? now;
  const end = periodEndAfter(anchor <= now ? anchor : now, now, recurring);
  const id = newId('sub');
  const items = prices.map((price, index) =>
    newItem(price, {
      subscription: id,
      created: now,
      start: now,
      end,
      quantity: params.items[index]?.quantity ?? 1,
      metadata: params.items[index]?.metadata ?? {},
    }),
  );
  const method = params.default_payment_method;
  const started = newSubscription({
    id,
    now,
    anchor,
    currency,
    items,
    params,
    testClock: customer.test_clock ?? null,
  });
  const invoiceId = newId('in');
  const subscription = ctx.tables.subscriptions.put({
    ...started,
    default_payment_method: typeof method === 'string' ? ownMethod(ctx, method, customer.id) : null,
    latest_invoice: invoiceId,
    ...cancelAtOf(started, params, now),
  });
  emit(ctx, 'customer.subscription.created', subscription);
  const invoice = firstInvoice(ctx, subscription, invoiceId);
  if (invoice.status === 'open' && params.payment_behavior !== 'default_incomplete') {
    collect(ctx, invoice, { mustSucceed: params.payment_behavior === 'error_if_incomplete' });
  }
  return ctx.tables.subscriptions.get(id) ?? subscription;
}

function firstInvoice(ctx: Context, subscription: Subscription, id: string): Invoice {
  const draft = draftInvoice(ctx, {
    id,
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_create',
    subscription,
    lines: subscription.items.data.map((item) => regularLine(ctx, subscription, item)),
    // As at Stripe, the first invoice's own period is the moment; its lines have the time that is paid for.
    period: { start: subscription.created, end: subscription.created },
    autoAdvance: false,
  });
  emit(ctx, 'invoice.created', draft);
  return finalizeInvoice(ctx, draft);
}

function billableTogether(prices: readonly RecurringPrice[]): RecurringPrice {
  const [first, ...others] = prices;
  if (first === undefined) {
    throw invalidRequest('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  }
  for (const other of others) {
    if (other.currency !== first.currency) {
      throw invalidRequest('All prices on a subscription must have the same currency.', { param: 'items' });
    }
    if (
      other.recurring.interval !== first.recurring.interval ||
      other.recurring.interval_count !== first.recurring.interval_count
    ) {
      throw invalidRequest(
        'The Stripe sandbox bills all prices of a subscription with the same interval: mixed intervals are not supported here.',
        { param: 'items' },
      );
    }
  }
  return first;
}
