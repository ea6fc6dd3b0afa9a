import type { PaymentSession, PlanId } from '@aic/contract';
import type { Stripe } from 'stripe';
import { paymentFailed } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { isDeclined } from '../stripe/stripe-errors.ts';
import type { SubscriptionRow } from '../stripe/to-subscription-row.ts';
import { settledSession } from './refresh-subscription.ts';

/** An upgrade whose payment waits for the bank or the user: the plan changes once it is made. */
export interface PendingUpgrade {
  plan: PlanId;
  invoice: Stripe.Invoice;
}

/** The upgrade that a subscription waits for, or null. */
export async function findPendingUpgrade(
  deps: BillingDeps,
  { id, pending_update: update }: Stripe.Subscription,
): Promise<PendingUpgrade | null> {
  const price = update?.subscription_items?.[0]?.price.id;
  if (price === undefined) return null;
  const plan = (await deps.prices.plansOf([price])).get(price);
  const [invoice] = await openUpgrades(deps, id);
  return plan && invoice ? { plan, invoice } : null;
}

/**
 * Voids the bills of upgrades that were never paid, and with them the change that waits for one: it cannot be paid any
 * more, and no later bill can count on it.
 */
export async function dropPendingUpgrades(deps: BillingDeps, subscription: string): Promise<void> {
  for (const { id } of await openUpgrades(deps, subscription)) {
    try {
      await deps.stripe.invoices.voidInvoice(id);
    } catch (error) {
      // It was paid or voided meanwhile.
      const { status } = await deps.stripe.invoices.retrieve(id);
      if (status === 'open') throw error;
    }
  }
}

/**
 * Goes on with the payment of an upgrade, for the sum that it began with. With a `clientSecret` the bank asks for a
 * confirmation. A card that is refused ends the upgrade.
 * @throws AppError `payment_failed`
 */
export async function payPendingUpgrade(
  deps: BillingDeps,
  subscription: SubscriptionRow,
  invoice: string,
): Promise<PaymentSession> {
  const payment = await deps.stripe.openIntent(invoice);
  if (payment?.status !== 'requires_action') {
    try {
      await deps.stripe.invoices.pay(invoice);
    } catch (error) {
      if (!isDeclined(error)) throw error;
    }
  }
  return await awaitUpgrade(deps, subscription, invoice);
}

/** What an upgrade waits for once its card was tried. @throws AppError `payment_failed` */
export async function awaitUpgrade(
  deps: BillingDeps,
  subscription: SubscriptionRow,
  invoice: string,
): Promise<PaymentSession> {
  const payment = await deps.stripe.openIntent(invoice);
  if (payment?.status === 'requires_action') {
    return { clientSecret: payment.client_secret, status: 'incomplete' };
  }
  // Without its invoice the pending change is gone, and the card is not tried again behind the user's back.
  if (payment !== null) await dropPendingUpgrades(deps, subscription.id);
  const session = await settledSession(deps, subscription);
  if (payment !== null) throw paymentFailed(payment.last_payment_error?.message ?? 'Your card was declined.');
  return session;
}

async function openUpgrades({ stripe }: BillingDeps, subscription: string): Promise<Stripe.Invoice[]> {
  const open = await stripe.openInvoices(subscription);
  return open.filter(({ billing_reason: reason }) => reason === 'subscription_update');
}
