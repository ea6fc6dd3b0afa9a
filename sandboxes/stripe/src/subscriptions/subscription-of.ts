import type { Context } from '../context.ts';
import { found } from '../http/stripe-error.ts';
import type { Invoice, Subscription } from '../state/wire.ts';

/** @throws StripeError 404 */
export function subscriptionOf(ctx: Context, id: string, param = 'id'): Subscription {
  return found(ctx.tables.subscriptions.get(id), 'subscription', id, param);
}

export function subscriptionIdOf(invoice: Invoice): string | null {
  return invoice.parent?.subscription_details?.subscription ?? null;
}

/** The whole subscription's period: all its items share one cycle here. Unix seconds. */
export function currentPeriod(subscription: Subscription): { start: number; end: number } {
  const item = subscription.items.data[0];
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** Statuses from which nothing leads back. */
export function isEnded(subscription: Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

/** The payment method that renewals are taken from, or null. */
export function defaultMethodOf(ctx: Context, subscription: Subscription): string | null {
  const customer = ctx.tables.customers.get(subscription.customer);
  return subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
}
