import type { PaymentSession } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import { noSubscription, testModeOnly } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { requireAccount } from '../stripe/billing.repo.ts';
import { clientSecretOf } from './create-subscription.ts';

/**
 * The fallback of the checkout when a subscription came without anything to confirm: finalizes its invoice and asks
 * again. In test mode only, where such accounts are set up by hand.
 * @throws AppError `unauthorized`, `forbidden` with live keys, `conflict` without an open checkout
 */
export async function testPayment(deps: BillingDeps, caller: Caller): Promise<PaymentSession> {
  if (deps.settings.isLive) throw testModeOnly();
  const { checkoutSubscription: id } = await requireAccount(deps.sql, caller);
  if (id === null) throw noSubscription();
  const { stripe } = deps;
  let subscription = await stripe.subscriptions.retrieve(id);
  const { latest_invoice: invoice } = subscription;
  if (clientSecretOf(subscription) === null && invoice !== null) {
    if (invoice.status === 'draft') await stripe.invoices.finalizeInvoice(invoice.id);
    subscription = await stripe.subscriptions.retrieve(id);
  }
  return { clientSecret: clientSecretOf(subscription), status: 'incomplete' };
}
