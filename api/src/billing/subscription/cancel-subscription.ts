import { PLAN_IDS } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import type { Caller } from '../../identity/auth/caller.ts';
import { notEnding } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { downgrade } from './downgrade.ts';
import { currentSubscription } from './own-subscription.ts';
import { dropPendingUpgrades } from './pending-upgrade.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { releaseSchedule } from './release-schedule.ts';

/**
 * Ends the subscription with the paid month; plan and credits stay until then. A downgrade that waits is kept in
 * mind, should the user go on after all.
 * @throws AppError `unauthorized`, `conflict`
 */
export async function cancelSubscription(deps: BillingDeps, caller: Caller): Promise<void> {
  const { subscription } = await currentSubscription(deps, caller);
  const { id, next_plan: nextPlan } = subscription;
  await dropPendingUpgrades(deps, id);
  if (nextPlan !== null) await rememberDowngrade(deps, id, nextPlan);
  // A schedule would keep the subscription from being cancelled.
  await releaseSchedule(deps, subscription);
  await deps.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await refreshSubscription(deps, id);
}

/**
 * Lets a subscription that is ending go on, with the downgrade that waited when it was cancelled.
 * @throws AppError `unauthorized`, `conflict` when it has ended, or is not ending
 */
export async function reactivateSubscription(deps: BillingDeps, caller: Caller): Promise<void> {
  const { subscription, fetched } = await currentSubscription(deps, caller);
  const { id, schedule_id: schedule } = subscription;
  const { stripe } = deps;
  // A schedule is of one that goes on, and refuses what follows.
  if (schedule !== null && !subscription.cancel_at_period_end) throw notEnding();
  // An end at another time than that of the month was set at Stripe.
  const end = fetched.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
  await stripe.subscriptions.update(id, end);
  const nextPlan = PLAN_IDS.find((plan) => plan === fetched.metadata[WAITING]);
  if (nextPlan !== undefined) {
    const isSmaller = PLANS[nextPlan].amount < PLANS[subscription.plan].amount;
    if (isSmaller) {
      try {
        await downgrade(deps, id, nextPlan);
      } catch (error) {
        // The next bill must not be higher than the one that was agreed to.
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
        throw error;
      }
    }
    await rememberDowngrade(deps, id, '');
  }
  await refreshSubscription(deps, id);
}

/** In Stripe's metadata: the plan that a subscription would have had from its next billing date on. */
const WAITING = 'waiting_plan';

async function rememberDowngrade({ stripe }: BillingDeps, id: string, plan: string): Promise<void> {
  await stripe.subscriptions.update(id, { metadata: { [WAITING]: plan } });
}
