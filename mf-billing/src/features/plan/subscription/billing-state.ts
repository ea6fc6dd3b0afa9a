import { PLANS, planOfAmount, type Plan, type Subscription } from '@aic/sdk/account';

/** What a subscription means for its user. Only an active one shows its plan (rule 4.sub.active). */
export type BillingState =
  | { kind: 'none' }
  | { kind: 'active'; subscription: Subscription; plan: Plan; isEnding: boolean }
  /** The plan rests until its open invoice is paid. */
  | { kind: 'overdue'; subscription: Subscription; plan: Plan };

export function billingStateOf(subscription: Subscription | null): BillingState {
  if (subscription === null) return { kind: 'none' };
  // The price says which plan it is: 799 is Pro, 1999 is Creator+.
  const plan = PLANS[planOfAmount(subscription.plan.amount) ?? subscription.plan.id];
  switch (subscription.status) {
    case 'active':
      return { kind: 'active', subscription, plan, isEnding: subscription.cancel_at_period_end };
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return { kind: 'overdue', subscription, plan };
    case 'incomplete':
    case 'incomplete_expired':
    case 'trialing':
    case 'canceled':
      return { kind: 'none' };
    default:
      return subscription.status satisfies never;
  }
}
