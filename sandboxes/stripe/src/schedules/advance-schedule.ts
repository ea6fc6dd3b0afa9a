import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { SubscriptionSchedule } from '../state/wire.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isEnded } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';
import { enterPhase } from './enter-phase.ts';
import { releaseSchedule } from './release-schedule.ts';

/** The current phase is over: the next one begins, or the schedule ends as its `end_behavior` says. */
export function advanceSchedule(ctx: Context, before: SubscriptionSchedule): void {
  const ended = before.current_phase?.end_date ?? 0;
  const next = before.phases.find((phase) => phase.start_date >= ended);
  if (next !== undefined) {
    const after = ctx.tables.schedules.put({
      ...before,
      current_phase: { start_date: next.start_date, end_date: next.end_date },
    });
    enterPhase(ctx, after, next);
    emit(ctx, 'subscription_schedule.updated', after, before);
    return;
  }
  if (before.end_behavior === 'cancel') {
    complete(ctx, before);
  } else {
    releaseSchedule(ctx, before, 'completed');
  }
}

function complete(ctx: Context, before: SubscriptionSchedule): void {
  const after = ctx.tables.schedules.put({
    ...before,
    completed_at: customerNow(ctx, before.customer),
    current_phase: null,
    status: 'completed',
  });
  const subscription = ctx.tables.subscriptions.get(before.subscription);
  if (subscription !== undefined && !isEnded(subscription)) {
    endSubscription(ctx, { ...subscription, schedule: null }, 'cancellation_requested');
  }
  emit(ctx, 'subscription_schedule.completed', after);
}
