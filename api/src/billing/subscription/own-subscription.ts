import type { Stripe } from 'stripe';
import {
  noSubscription,
  paymentOpen,
  subscriptionEnding,
  unauthorized,
} from '../../platform/errors/errors.ts';
import type { Caller } from '../../identity/auth/caller.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { findAccount, type BillingAccount } from '../stripe/billing.repo.ts';
import { SUBSCRIPTION_EXPANSIONS, type SubscriptionRow } from '../stripe/read-subscription.ts';
import { storeSubscription } from './sync-subscription.ts';
import { withStripe } from '../stripe/with-stripe.ts';

export interface Owned {
  account: BillingAccount & { customer: string };
  subscription: SubscriptionRow;
}

/** With what was stored before Stripe was asked, and what Stripe has answered. */
export interface CurrentlyOwned extends Owned {
  known: SubscriptionRow;
  answer: Stripe.Subscription;
}

/** The caller's live subscription. @throws AppError `unauthorized`, `conflict` without one */
export async function ownSubscription({ sql }: Pick<BillingDeps, 'sql'>, caller: Caller): Promise<Owned> {
  const account = await findAccount(sql, caller);
  if (account === null) throw unauthorized();
  const { customer, subscription } = account;
  if (customer === null || !subscription?.isLive) throw noSubscription();
  return { account: { ...account, customer }, subscription };
}

/**
 * The same after asking Stripe, before something is changed about it: an earlier change may have got through while its answer
 * was lost.
 */
export async function currentSubscription(deps: BillingDeps, caller: Caller): Promise<CurrentlyOwned> {
  const { account, subscription: known } = await ownSubscription(deps, caller);
  const readAt = deps.clock.now();
  const { id } = known;
  const answer = await withStripe(
    deps.stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_EXPANSIONS }),
  );
  const stored = await storeSubscription(deps, answer, readAt);
  if (stored === null || stored.row.ended_at !== null) throw noSubscription();
  return { account, subscription: stored.row, known, answer };
}

/** @throws AppError `conflict` while a payment is open or the subscription is ending */
export function requireSettled({ subscription }: Owned): void {
  if (subscription.status !== 'active' && subscription.status !== 'trialing') throw paymentOpen();
  if (subscription.cancel_at_period_end) throw subscriptionEnding();
}
