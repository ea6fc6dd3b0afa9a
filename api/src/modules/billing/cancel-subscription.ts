import type { Caller } from '../../http/caller.ts';
import type { BillingDeps } from './billing-deps.ts';
import { currentSubscription } from './own-subscription.ts';
import { dropPendingUpgrades } from './pending-upgrade.ts';
import { releaseSchedule } from './release-schedule.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withStripe } from './with-stripe.ts';

/** Ends the subscription with the paid month; plan and credits stay until then. @throws AppError `unauthorized`, `conflict` */
export async function cancelSubscription(deps: BillingDeps, caller: Caller): Promise<void> {
  const { subscription } = await currentSubscription(deps, caller);
  await dropPendingUpgrades(deps, subscription.id);
  // A downgrade that waits would keep the subscription from being cancelled, and is pointless now.
  await releaseSchedule(deps, subscription);
  await withStripe(deps.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
  await syncSubscription(deps, subscription.id);
}

/** Lets a subscription that is ending go on. @throws AppError `unauthorized`, `conflict` when it has ended */
export async function reactivateSubscription(deps: BillingDeps, caller: Caller): Promise<void> {
  const { subscription } = await currentSubscription(deps, caller);
  await withStripe(deps.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }));
  await syncSubscription(deps, subscription.id);
}
