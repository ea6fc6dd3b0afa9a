import type { PaymentSession } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import { nothingToPay } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { isDeclined } from '../stripe/stripe-errors.ts';
import { ownSubscription } from './own-subscription.ts';
import { refreshSubscription, settledSession } from './refresh-subscription.ts';

/**
 * Pays the invoice that could not be paid, with the card we have. @throws AppError `unauthorized`, `conflict`,
 * `payment_failed`
 */
export async function retryPayment(deps: BillingDeps, caller: Caller): Promise<PaymentSession> {
  const { subscription } = await ownSubscription(deps, caller);
  if (subscription.action === null) throw nothingToPay();
  return await payOpenInvoice(deps, subscription.id);
}

/** With a `clientSecret` the bank asks the user for a confirmation. @throws AppError `payment_failed` */
export async function payOpenInvoice(
  deps: BillingDeps,
  subscription: string,
  method?: string,
): Promise<PaymentSession> {
  const { stripe } = deps;
  const open = await stripe.openInvoices(subscription);
  // An upgrade that waits is no debt: who retries pays for the month.
  const invoice = open.find(({ billing_reason: reason }) => reason !== 'subscription_update')?.id;
  if (invoice !== undefined) {
    try {
      await stripe.invoices.pay(invoice, method === undefined ? {} : { payment_method: method });
    } catch (error) {
      const payment = isDeclined(error) ? await stripe.openIntent(invoice) : null;
      if (payment?.status === 'requires_action') {
        await refreshSubscription(deps, subscription);
        return { clientSecret: payment.client_secret, status: 'past_due' };
      }
      throw error;
    }
  }
  return await settledSession(deps, { id: subscription, status: 'active' });
}
