import type { Caller } from '../../identity/auth/caller.ts';
import { paymentsPaused, noSubscription, paymentOpen, subscriptionEnding } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { requireAccount, type BillingAccount } from '../stripe/billing.repo.ts';
import { fetchSubscription } from '../stripe/fetch-subscription.ts';
import type { ExpandedSubscription } from '../stripe/stripe-client.ts';
import type { SubscriptionRow } from '../stripe/to-subscription-row.ts';
import { recordSubscription } from './refresh-subscription.ts';

export interface Owned {
  account: BillingAccount & { customer: string };
  subscription: SubscriptionRow;
}

/** With what was saved before Stripe was asked, and what was fetched. */
export interface CurrentlyOwned extends Owned {
  known: SubscriptionRow;
  fetched: ExpandedSubscription;
}

/** The caller's live subscription. @throws AppError `unauthorized`, `conflict` without one */
export async function ownSubscription({ sql }: Pick<BillingDeps, 'sql'>, caller: Caller): Promise<Owned> {
  const account = await requireAccount(sql, caller);
  const { customer, subscription } = account;
  if (customer === null || !subscription?.isLive) throw noSubscription();
  return { account: { ...account, customer }, subscription };
}

/**
 * The same after asking Stripe, before something is changed about it: an earlier change may have got through while
 * its response was lost.
 */
export async function currentSubscription(deps: BillingDeps, caller: Caller): Promise<CurrentlyOwned> {
  const { account, subscription: known } = await ownSubscription(deps, caller);
  const fetched = await fetchSubscription(deps, known.id);
  const subscription = await recordSubscription(deps, fetched);
  if (subscription === null || subscription.ended_at !== null) throw noSubscription();
  return { account, subscription, known, fetched: fetched.subscription };
}

/** @throws AppError `conflict` while a payment is open, payments are paused or the subscription is ending */
export function requireSettled({ subscription }: Owned): void {
  if (subscription.status !== 'active' && subscription.status !== 'trialing') throw paymentOpen();
  // The new plan would begin with a bill that nobody pays.
  if (subscription.pause_collection !== null) throw paymentsPaused();
  if (subscription.cancel_at_period_end) throw subscriptionEnding();
}
