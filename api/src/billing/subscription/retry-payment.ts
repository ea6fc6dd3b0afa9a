import type { PaymentSession } from '@aic/contract';
import { Stripe } from 'stripe';
import { nothingToPay } from '../../platform/errors/errors.ts';
import type { Caller } from '../../identity/auth/caller.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { ownSubscription } from './own-subscription.ts';
import { openPayment } from '../stripe/read-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/** Pays the invoice that could not be paid, with the card we have. @throws AppError `unauthorized`, `conflict`, `payment_failed` */
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
  const open = await withStripe(stripe.invoices.list({ subscription, status: 'open' }));
  // An upgrade that waits is no debt: who retries pays for the month.
  const invoice = open.data.find(({ billing_reason: reason }) => reason !== 'subscription_update')?.id;
  if (invoice !== undefined) {
    try {
      await stripe.invoices.pay(invoice, method === undefined ? {} : { payment_method: method });
    } catch (error) {
      const payment = isCardError(error) ? await withStripe(openPayment(stripe, invoice)) : null;
      if (payment?.status === 'requires_action') {
        await syncSubscription(deps, subscription);
        return { clientSecret: payment.client_secret, status: 'past_due' };
      }
      await withStripe(Promise.reject(error));
    }
  }
  const synced = await syncSubscription(deps, subscription);
  return { clientSecret: null, status: synced?.row.status ?? 'active' };
}

const isCardError = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError;
