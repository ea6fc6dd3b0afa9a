import type { Subscription } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { requireAccount, type BillingAccount } from '../stripe/billing.repo.ts';
import { refreshSubscription } from './refresh-subscription.ts';

interface SubscriptionBody {
  subscription: Required<Subscription> | null;
}

/** The caller's subscription as we know it, without a call to Stripe. @throws AppError `unauthorized` */
export async function respondSubscription(
  { sql }: Pick<PlatformDeps, 'sql'>,
  caller: Caller,
): Promise<SubscriptionBody> {
  const { subscription } = await requireAccount(sql, caller);
  return { subscription: wireSubscription(subscription) };
}

/** Asks Stripe first: the payment that the browser has just confirmed counts now, not when its event arrives. */
export async function refreshOwn(deps: BillingDeps, caller: Caller): Promise<SubscriptionBody> {
  const account = await requireAccount(deps.sql, caller);
  const id = account.checkoutSubscription ?? account.subscription?.id;
  if (id !== undefined) await refreshSubscription(deps, id);
  return await respondSubscription(deps, caller);
}

function wireSubscription(row: BillingAccount['subscription']): SubscriptionBody['subscription'] {
  if (row === null) return null;
  return {
    status: row.status,
    plan: { id: row.plan, amount: PLANS[row.plan].amount },
    current_period_start: secondsOf(row.current_period_start),
    current_period_end: secondsOf(row.current_period_end),
    cancel_at_period_end: row.cancel_at_period_end,
    cancel_at: row.cancel_at === null ? null : secondsOf(row.cancel_at),
    next_plan: row.next_plan,
    card: row.card,
    action: row.action,
    pause_collection: row.pause_collection,
  };
}

const secondsOf = (time: string): number => Math.floor(Date.parse(time) / 1000);
