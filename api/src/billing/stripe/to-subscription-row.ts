import type { PlanId, Subscription } from '@aic/contract';
import { SUBSCRIPTION_STATUSES } from '@aic/contract/billing';
import type { FetchedSubscription } from './fetch-subscription.ts';
import { idOf, isoOf, isoOrNull } from './stripe-values.ts';

/** A row of `billing.subscription`, as `billing.apply_subscription` reads it. Times are ISO 8601. */
export interface SubscriptionRow {
  id: string;
  plan: PlanId;
  status: Subscription['status'];
  current_period_start: string;
  current_period_end: string;
  /** It is ending, at the end of its month or at `cancel_at`. */
  cancel_at_period_end: boolean;
  cancel_at: string | null;
  next_plan: PlanId | null;
  schedule_id: string | null;
  card: Subscription['card'];
  action: Subscription['action'];
  /** While Stripe collects no payments: it goes on with its plan, and what it bills stays unpaid. */
  pause_collection: { resumes_at: number | null } | null;
  created_at: string;
  ended_at: string | null;
}

/** What we keep of a subscription, or null when its price is not ours. */
export function toSubscriptionRow(fetched: FetchedSubscription): SubscriptionRow | null {
  const { subscription, plans } = fetched;
  const item = subscription.items.data[0];
  const plan = item && plans.get(item.price.id);
  if (!item || !plan) return null;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === subscription.status) ?? 'paused';
  return {
    id: subscription.id,
    plan,
    status,
    current_period_start: isoOf(item.current_period_start),
    current_period_end: isoOf(item.current_period_end),
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cancel_at: isoOrNull(subscription.cancel_at),
    next_plan: nextPlan(fetched, plan, item.current_period_end),
    schedule_id: subscription.schedule?.id ?? null,
    card: cardOf(subscription.default_payment_method?.card),
    action: neededAction(status, fetched.needsConfirmation),
    pause_collection: subscription.pause_collection && {
      resumes_at: subscription.pause_collection.resumes_at,
    },
    created_at: isoOf(subscription.created),
    ended_at: isoOrNull(subscription.ended_at),
  };
}

type Card = NonNullable<Subscription['card']>;

const cardOf = (card: Card | undefined): Subscription['card'] =>
  card ? { brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year } : null;

/** The plan of the schedule's phase that follows this period, when it is another one. */
function nextPlan(
  { subscription: { schedule }, plans }: FetchedSubscription,
  plan: PlanId,
  periodEnd: number,
): PlanId | null {
  if (schedule?.status !== 'active') return null;
  const phase = schedule.phases.find(({ start_date: start }) => start >= periodEnd);
  const next = plans.get(idOf(phase?.items[0]?.price) ?? '') ?? null;
  return next === plan ? null : next;
}

function neededAction(status: SubscriptionRow['status'], needsConfirmation: boolean): Subscription['action'] {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  return needsConfirmation ? 'confirm_payment' : 'update_card';
}
