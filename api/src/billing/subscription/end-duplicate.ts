import type { Stripe } from 'stripe';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { idOf } from '../stripe/read-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/** Cancels a subscription that a user has paid beside another one, and pays it back. Safe to repeat. */
export async function endDuplicate(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  subscription: Stripe.Subscription,
): Promise<void> {
  const invoice = idOf(subscription.latest_invoice);
  const payments =
    invoice === null ? null : await withStripe(stripe.invoicePayments.list({ invoice, status: 'paid' }));
  for (const { id, payment } of payments?.data ?? []) {
    const intent = idOf(payment.payment_intent);
    if (intent === null) continue;
    await withStripe(
      stripe.refunds.create(
        { payment_intent: intent, reason: 'duplicate' },
        { idempotencyKey: `duplicate:${id}` },
      ),
    );
  }
  await withStripe(stripe.subscriptions.cancel(subscription.id));
}
