import type { PaymentSession } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import { cardNotConfirmed } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { isMissing } from '../stripe/stripe-errors.ts';
import { idOf } from '../stripe/stripe-values.ts';
import { currentSubscription, ownSubscription } from './own-subscription.ts';
import { dropPendingUpgrades } from './pending-upgrade.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { payOpenInvoice } from './retry-payment.ts';

/** Lets the browser confirm a new card for the subscription. @throws AppError `unauthorized`, `conflict` */
export async function setUpCard(deps: BillingDeps, caller: Caller): Promise<PaymentSession> {
  const { account, subscription } = await currentSubscription(deps, caller);
  const intent = await deps.stripe.setupIntents.create({
    customer: account.customer,
    usage: 'off_session',
    metadata: { user_id: account.user },
  });
  return { clientSecret: intent.client_secret, status: subscription.status };
}

/**
 * Charges the confirmed card from now on, and an open payment at once.
 * @throws AppError `unauthorized`, `conflict` for a card of another user, `payment_failed`
 */
export async function changeCard(deps: BillingDeps, caller: Caller, setupIntent: string): Promise<void> {
  const { account, subscription } = await ownSubscription(deps, caller);
  const { stripe } = deps;
  const intent = await stripe.setupIntents.retrieve(setupIntent).catch((error: unknown) => {
    throw isMissing(error) ? cardNotConfirmed() : error;
  });
  const method = idOf(intent.payment_method);
  if (intent.status !== 'succeeded' || idOf(intent.customer) !== account.customer || method === null) {
    throw cardNotConfirmed();
  }
  // It would be charged to the card before.
  await dropPendingUpgrades(deps, subscription.id);
  await stripe.customers.update(account.customer, { invoice_settings: { default_payment_method: method } });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method });
  if (subscription.action !== null) await payOpenInvoice(deps, subscription.id, method);
  await refreshSubscription(deps, subscription.id);
}
