import type { PaymentSession, PlanId } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import type { Caller } from '../../identity/auth/caller.ts';
import { samePlan } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { downgrade } from './downgrade.ts';
import { currentSubscription, requireSettled, type CurrentlyOwned, type Owned } from './own-subscription.ts';
import {
  awaitUpgrade,
  dropPendingUpgrades,
  findPendingUpgrade,
  payPendingUpgrade,
} from './pending-upgrade.ts';
import { settledSession } from './refresh-subscription.ts';
import { releaseSchedule } from './release-schedule.ts';

/**
 * Upgrades at once, once the difference for the rest of the month is paid; downgrades on the next billing date, with
 * nothing paid back. The plan that the user is on undoes a waiting downgrade or upgrade; an upgrade that waits for
 * its payment is gone on with. With a `clientSecret` the bank asks for a confirmation.
 * @throws AppError `unauthorized`, `conflict`, `payment_failed`, `payments_unavailable`
 */
export async function changePlan(deps: BillingDeps, caller: Caller, plan: PlanId): Promise<PaymentSession> {
  const owned = await currentSubscription(deps, caller);
  requireSettled(owned);
  const { subscription } = owned;
  const isSame = subscription.plan === plan;
  const pending = await findPendingUpgrade(deps, owned.fetched);
  if (pending?.plan === plan) return await payPendingUpgrade(deps, subscription, pending.invoice.id);
  // Before anything else: an unpaid invoice must not count in the next one.
  await dropPendingUpgrades(deps, subscription.id);
  if (isSame && subscription.next_plan === null && pending === null) {
    // An earlier upgrade got through, and its response was lost.
    if (owned.known.plan !== plan) return await settledSession(deps, subscription);
    throw samePlan();
  }
  await releaseSchedule(deps, subscription);
  if (isSame) return await settledSession(deps, subscription);
  if (isUpgrade(owned, plan)) return await upgrade(deps, owned, plan);
  await downgrade(deps, subscription.id, plan);
  return await settledSession(deps, subscription);
}

export const isUpgrade = ({ subscription }: Owned, plan: PlanId): boolean =>
  PLANS[plan].amount > PLANS[subscription.plan].amount;

async function upgrade(
  deps: BillingDeps,
  { subscription, fetched }: CurrentlyOwned,
  plan: PlanId,
): Promise<PaymentSession> {
  const changed = await deps.prices.withPrice(plan, (price) =>
    deps.stripe.subscriptions.update(subscription.id, {
      items: [{ id: fetched.items.data[0]?.id ?? '', price }],
      // The plan changes when it is paid, not before.
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
    }),
  );
  const { pending_update: pending, latest_invoice: invoice } = changed;
  return pending === null || invoice === null
    ? await settledSession(deps, subscription)
    : await awaitUpgrade(deps, subscription, invoice.id);
}
