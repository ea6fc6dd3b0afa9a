import { Stripe } from 'stripe';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import type { SubscriptionRow } from '../stripe/read-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/** Takes a change that waits for the next billing date back. One that is over already stays so. */
export async function releaseSchedule(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  { schedule_id: schedule }: Pick<SubscriptionRow, 'schedule_id'>,
): Promise<void> {
  if (schedule === null) return;
  try {
    await stripe.subscriptionSchedules.release(schedule);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) await withStripe(Promise.reject(error));
    const { status } = await withStripe(stripe.subscriptionSchedules.retrieve(schedule));
    if (status === 'active' || status === 'not_started') await withStripe(Promise.reject(error));
  }
}
