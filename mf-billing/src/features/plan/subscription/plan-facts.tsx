import { Badge, type BadgeTone } from '@aic/design-system';
import { PLANS, priceText, type Plan, type Subscription } from '@aic/sdk/account';
import type { ReactNode } from 'react';
import { billingDayText } from '../../../texts/day-text.ts';

interface Fact {
  label: string;
  value: ReactNode;
}

/** What profile and account say of a plan that is active. */
export function planFacts(plan: Plan, subscription: Subscription): Fact[] {
  const isEnding = subscription.cancel_at_period_end;
  const next = isEnding || subscription.next_plan === null ? null : PLANS[subscription.next_plan];
  return [
    { label: 'Plan', value: plan.name },
    { label: 'Price', value: /* @wc-include */ `${priceText(plan.amount)}/month` },
    { label: 'Credits', value: `${plan.credits} per month` },
    isEnding
      ? { label: 'Ends', value: billingDayText(endOf(subscription)) }
      : {
          label: 'Next billing',
          value: pauseText(subscription) ?? billingDayText(subscription.current_period_end),
        },
    // Where it is another sum than the one above.
    ...(next === null || next.id === plan.id
      ? []
      : [{ label: 'Next bill', value: /* @wc-include */ `${priceText(next.amount)} for ${next.name}` }]),
  ];
}

/** What stands in place of the next billing date while payments are paused; null otherwise. */
export function pauseText({ pause_collection: pause = null }: Subscription): string | null {
  if (pause === null) return null;
  return pause.resumes_at === null ? 'Paused' : `Paused until ${billingDayText(pause.resumes_at)}`;
}

/** When a subscription that is ending ends, in Unix seconds. */
export const endOf = ({ cancel_at, current_period_end }: Subscription): number =>
  cancel_at ?? current_period_end;

/** Said beside a plan that was cancelled. */
export function EndingBadge({ subscription }: { subscription: Subscription }) {
  return (
    subscription.cancel_at_period_end && (
      <Badge tone="warning">Ending {billingDayText(endOf(subscription))}</Badge>
    )
  );
}

const STATUS_NAMES: Readonly<Record<Subscription['status'], readonly [name: string, tone: BadgeTone]>> = {
  active: ['Active', 'success'],
  incomplete: ['Incomplete', 'neutral'],
  incomplete_expired: ['Expired', 'neutral'],
  past_due: ['Payment overdue', 'danger'],
  unpaid: ['Unpaid', 'danger'],
  trialing: ['Trial', 'info'],
  paused: ['Paused', 'warning'],
  canceled: ['Cancelled', 'neutral'],
};

/** The state of a subscription in a word. */
export function StatusWord({ status }: Pick<Subscription, 'status'>) {
  const [name, tone] = STATUS_NAMES[status];
  return <Badge tone={tone}>{name}</Badge>;
}
