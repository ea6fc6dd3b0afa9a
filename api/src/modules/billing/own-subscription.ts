import { noSubscription, paymentOpen, subscriptionEnding, unauthorized } from '../../errors/errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findAccount, type BillingAccount } from './billing.repo.ts';
import type { SubscriptionRow } from './read-subscription.ts';

export interface Owned {
  account: BillingAccount & { customer: string };
  subscription: SubscriptionRow;
}

/** The caller's live subscription. @throws AppError `unauthorized`, `conflict` without one */
export async function ownSubscription({ sql }: Pick<BillingDeps, 'sql'>, caller: Caller): Promise<Owned> {
  const account = await findAccount(sql, caller);
  if (account === null) throw unauthorized();
  const { customer, subscription } = account;
  if (customer === null || !subscription?.isLive) throw noSubscription();
  return { account: { ...account, customer }, subscription };
}

/** @throws AppError `conflict` while a payment is open or the subscription is ending */
export function requireSettled({ subscription }: Owned): void {
  if (subscription.status !== 'active' && subscription.status !== 'trialing') throw paymentOpen();
  if (subscription.cancel_at_period_end) throw subscriptionEnding();
}
