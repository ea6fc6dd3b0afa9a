import type { BillingDeps } from '../stripe/billing-deps.ts';
import type { ExpandedSubscription } from '../stripe/stripe-client.ts';
import { idOf } from '../stripe/stripe-values.ts';

/** Cancels a subscription that a user has paid beside another one, and pays it back. Safe to repeat. */
export async function endDuplicate(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  { id: subscription, latest_invoice: invoice }: ExpandedSubscription,
): Promise<void> {
  for (const { id, payment } of invoice === null ? [] : await stripe.paidPayments(invoice.id)) {
    const intent = idOf(payment.payment_intent);
    if (intent !== null) {
      await stripe.refunds.create(
        { payment_intent: intent, reason: 'duplicate' },
        { idempotencyKey: `duplicate:${id}` },
      );
    }
  }
  await stripe.subscriptions.cancel(subscription);
}
