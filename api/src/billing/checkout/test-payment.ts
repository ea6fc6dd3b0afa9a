import type { PaymentSession } from '@aic/contract';
import { noSubscription, testModeOnly, unauthorized } from '../../platform/errors/errors.ts';
import type { Caller } from '../../identity/auth/caller.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { findAccount } from '../stripe/billing.repo.ts';
import { clientSecretOf } from './create-subscription.ts';
import { idOf, SUBSCRIPTION_EXPANSIONS } from '../stripe/read-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/**
 * The fallback of the checkout when a subscription came without anything to confirm: finalizes its invoice and asks again. In
 * test mode only, where such accounts are set up by hand.
 * @throws AppError `unauthorized`, `forbidden` with live keys, `conflict` without an open checkout
 */
export async function testPayment(deps: BillingDeps, caller: Caller): Promise<PaymentSession> {
  if (deps.settings.isLive) throw testModeOnly();
  const account = await findAccount(deps.sql, caller);
  if (account === null) throw unauthorized();
  const id = account.checkoutSubscription;
  if (id === null) throw noSubscription();
  const { stripe } = deps;
  const read = () => withStripe(stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_EXPANSIONS }));
  let subscription = await read();
  const invoice = idOf(subscription.latest_invoice);
  if (clientSecretOf(subscription) === null && invoice !== null) {
    const { status } = await withStripe(stripe.invoices.retrieve(invoice));
    if (status === 'draft') await withStripe(stripe.invoices.finalizeInvoice(invoice));
    subscription = await read();
  }
  return { clientSecret: clientSecretOf(subscription), status: 'incomplete' };
}
