import { Badge, type BadgeTone } from '@aic/design-system';
import { priceText, type Plan, type Subscription } from '@aic/sdk/billing';
import type { ReactNode } from 'react';
import { billingDayText } from '../../texts/day-text.ts';

interface Fact {
  label: string;
  value: ReactNode;
}

/** What profile and account say of a plan that is active. */
export function planFacts(plan: Plan, subscription: Subscription): Fact[] {
  return [
    { label: 'Plan', value: plan.name },
    { label: 'Price', value: `${priceText(plan.amount)}/month` },
    { label: 'Credits', value: `${plan.credits} per month` },
    {
      label: subscription.cancel_at_period_end ? 'Ends' : 'Next billing',
      value: billingDayText(subscription.current_period_end),
    },
  ];
}

/** Said beside a plan that was cancelled. */
export function EndingBadge({ subscription }: { subscription: Subscription }) {
  return (
    subscription.cancel_at_period_end && (
      <Badge tone="warning">Ending {billingDayText(subscription.current_period_end)}</Badge>
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
