import type { PaymentSession, PlanId } from '@aic/contract';
import { Stripe } from 'stripe';
import { paymentFailed } from '../../platform/errors/errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { openPayment, type SubscriptionRow } from '../stripe/read-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/** An upgrade whose payment waits for the bank or the user: the plan changes once it is made. */
export interface PendingUpgrade {
  plan: PlanId;
  invoice: Stripe.Invoice;
}

/** The upgrade that a subscription waits for, or null. */
export async function findPendingUpgrade(
  deps: Pick<BillingDeps, 'stripe' | 'prices'>,
  { id, pending_update: update }: Stripe.Subscription,
): Promise<PendingUpgrade | null> {
  const price = update?.subscription_items?.[0]?.price.id;
  if (price === undefined) return null;
  const plan = await withStripe(deps.prices.planOf(price));
  const [invoice] = await openUpgrades(deps, id);
  return plan === null || invoice === undefined ? null : { plan, invoice };
}

/**
 * Voids the bills of upgrades that were never paid, and with them the change that waits for one: nobody can pay for it any
 * more, and no later bill can count on it.
 */
export async function dropPendingUpgrades(
  deps: Pick<BillingDeps, 'stripe'>,
  subscription: string,
): Promise<void> {
  for (const { id } of await openUpgrades(deps, subscription)) {
    try {
      await deps.stripe.invoices.voidInvoice(id);
    } catch (error) {
      // It was paid or voided meanwhile.
      const { status } = await withStripe(deps.stripe.invoices.retrieve(id));
      if (status === 'open') await withStripe(Promise.reject(error));
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
  const payment = await withStripe(openPayment(deps.stripe, invoice));
  if (payment?.status !== 'requires_action') {
    try {
      await deps.stripe.invoices.pay(invoice);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) await withStripe(Promise.reject(error));
    }
  }
  return await awaitUpgrade(deps, subscription, invoice);
}

/** What an upgrade waits for once its card was tried. @throws AppError `payment_failed` */
export async function awaitUpgrade(
  deps: BillingDeps,
  { id, status }: SubscriptionRow,
  invoice: string,
): Promise<PaymentSession> {
  const payment = await withStripe(openPayment(deps.stripe, invoice));
  if (payment?.status === 'requires_action') {
    return { clientSecret: payment.client_secret, status: 'incomplete' };
  }
  // Without its invoice the pending change is gone, and the card is not tried again behind the user's back.
  if (payment !== null) await dropPendingUpgrades(deps, id);
  const synced = await syncSubscription(deps, id);
  if (payment !== null) throw paymentFailed(payment.last_payment_error?.message ?? 'Your card was declined.');
  return { clientSecret: null, status: synced?.row.status ?? status };
}

async function openUpgrades(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  subscription: string,
): Promise<Stripe.Invoice[]> {
  const open = await withStripe(stripe.invoices.list({ subscription, status: 'open', limit: 100 }));
  return open.data.filter(({ billing_reason: reason }) => reason === 'subscription_update');
}
