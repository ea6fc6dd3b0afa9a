import type { PaymentSession, PlanId } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import { samePlan } from '../../platform/errors/errors.ts';
import type { Caller } from '../../identity/auth/caller.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { downgrade } from './downgrade.ts';
import { currentSubscription, requireSettled, type Owned } from './own-subscription.ts';
import {
  awaitUpgrade,
  dropPendingUpgrades,
  findPendingUpgrade,
  payPendingUpgrade,
} from './pending-upgrade.ts';
import { idOf, type SubscriptionRow } from '../stripe/read-subscription.ts';
import { releaseSchedule } from './release-schedule.ts';
import { syncSubscription } from './sync-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

/**
 * Upgrades at once, once the difference for the rest of the month is paid; downgrades on the next billing date, with nothing
 * paid back. The plan that the user is on takes a waiting downgrade or upgrade back; an upgrade that waits for its payment is
 * gone on with. With a `clientSecret` the bank asks for a confirmation.
 * @throws AppError `unauthorized`, `conflict`, `payment_failed`, `payments_unavailable`
 */
export async function changePlan(deps: BillingDeps, caller: Caller, plan: PlanId): Promise<PaymentSession> {
  const owned = await currentSubscription(deps, caller);
  requireSettled(owned);
  const { subscription } = owned;
  const isSame = subscription.plan === plan;
  const pending = await findPendingUpgrade(deps, owned.answer);
  if (pending?.plan === plan) return await payPendingUpgrade(deps, subscription, pending.invoice.id);
  // Before anything else: a bill that nobody has paid must not count in the next one.
  await dropPendingUpgrades(deps, subscription.id);
  if (isSame && subscription.next_plan === null && pending === null) {
    // An earlier upgrade got through, and its answer was lost.
    if (owned.known.plan !== plan) return await settled(deps, subscription);
    throw samePlan();
  }
  await releaseSchedule(deps, subscription);
  if (isSame) return await settled(deps, subscription);
  if (isUpgrade(owned, plan)) return await upgrade(deps, owned, plan);
  await downgrade(deps, subscription.id, plan);
  return await settled(deps, subscription);
}

export const isUpgrade = ({ subscription }: Owned, plan: PlanId): boolean =>
  PLANS[plan].amount > PLANS[subscription.plan].amount;

async function upgrade(deps: BillingDeps, { subscription }: Owned, plan: PlanId): Promise<PaymentSession> {
  const { stripe, prices } = deps;
  const current = await withStripe(stripe.subscriptions.retrieve(subscription.id));
  const item = current.items.data[0];
  const changed = await withStripe(
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price: await prices.priceOf(plan) }],
      // The plan changes when it is paid, not before.
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice.confirmation_secret'],
    }),
  );
  const invoice = idOf(changed.latest_invoice);
  return changed.pending_update === null || invoice === null
    ? await settled(deps, subscription)
    : await awaitUpgrade(deps, subscription, invoice);
}

/** Nothing is left to pay. */
async function settled(deps: BillingDeps, { id, status }: SubscriptionRow): Promise<PaymentSession> {
  const synced = await syncSubscription(deps, id);
  return { clientSecret: null, status: synced?.row.status ?? status };
}
