import type { BillingDeps } from '../stripe/billing-deps.ts';
import { isRefused } from '../stripe/stripe-errors.ts';
import type { SubscriptionRow } from '../stripe/to-subscription-row.ts';

/** Takes a change that waits for the next billing date back. One that is over already stays so. */
export async function releaseSchedule(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  { schedule_id: schedule }: Pick<SubscriptionRow, 'schedule_id'>,
): Promise<void> {
  if (schedule === null) return;
  try {
    await stripe.schedules.release(schedule);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status } = await stripe.schedules.retrieve(schedule);
    if (status === 'active' || status === 'not_started') throw error;
  }
}
