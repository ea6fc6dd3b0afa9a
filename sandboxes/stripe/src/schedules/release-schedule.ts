import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { SubscriptionSchedule } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';

/** Lets the subscription go on without the schedule, by request or because its last phase is over. */
export function releaseSchedule(
  ctx: Context,
  before: SubscriptionSchedule,
  why: 'released' | 'completed',
): SubscriptionSchedule {
  const subscription = ctx.tables.subscriptions.get(before.subscription);
  const after = ctx.tables.schedules.put({
    ...before,
    ...(why === 'completed' && { completed_at: customerNow(ctx, before.customer) }),
    current_phase: null,
    released_at: customerNow(ctx, before.customer),
    released_subscription: before.subscription,
    status: 'released',
    subscription: null,
  });
  if (subscription !== undefined) {
    const free = ctx.tables.subscriptions.put({ ...subscription, schedule: null });
    emit(ctx, 'customer.subscription.updated', free, subscription);
  }
  emit(ctx, 'subscription_schedule.released', after);
  return after;
}
