import type { BillingDeps } from '../stripe/billing-deps.ts';
import { findClosedSubscriptions } from '../stripe/billing.repo.ts';
import { dropPendingUpgrades } from './pending-upgrade.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { releaseSchedule } from './release-schedule.ts';

/**
 * Ends, at once, what accounts that their users have deleted still have at Stripe. Safe to repeat: what Stripe did
 * not answer is due again at the next call, and one subscription that cannot be ended keeps none of the others.
 */
export async function endClosedSubscriptions(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  await endThese(deps, await findClosedSubscriptions(deps.sql), signal);
}

/** The same for checkouts alone, which the user may be about to pay: at once, when an account is deleted. */
export async function endClosedCheckouts(deps: BillingDeps): Promise<void> {
  const closed = await findClosedSubscriptions(deps.sql);
  await endThese(
    deps,
    closed.filter(({ status }) => status === 'incomplete'),
  );
}

async function endThese(
  deps: BillingDeps,
  closed: Awaited<ReturnType<typeof findClosedSubscriptions>>,
  signal?: AbortSignal,
): Promise<void> {
  for (const { id, schedule_id } of closed) {
    if (signal?.aborted) return;
    try {
      await dropPendingUpgrades(deps, id);
      await releaseSchedule(deps, { schedule_id });
      const { status } = await deps.stripe.subscriptions.retrieve(id);
      // Another worker, or Stripe itself, may have ended it.
      if (status !== 'canceled' && status !== 'incomplete_expired') {
        await deps.stripe.subscriptions.cancel(id);
      }
      await refreshSubscription(deps, id);
    } catch (error) {
      deps.logger.warn(
        { err: error, subscription: id },
        'the subscription of a deleted account could not be ended; it is due again',
      );
    }
  }
}
