import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { SubscriptionSchedule } from '../state/wire.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isEnded } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';

/** Ends the schedule and its subscription at once. */
export function cancelSchedule(ctx: Context, before: SubscriptionSchedule): SubscriptionSchedule {
  const subscription = ctx.tables.subscriptions.get(before.subscription);
  const after = ctx.tables.schedules.put({
    ...before,
    canceled_at: customerNow(ctx, before.customer),
    current_phase: null,
    status: 'canceled',
  });
  if (subscription !== undefined && !isEnded(subscription)) {
    endSubscription(ctx, { ...subscription, schedule: null }, 'cancellation_requested');
  }
  emit(ctx, 'subscription_schedule.canceled', after);
  return after;
}
