import type { Context } from '../context.ts';
import { found, invalidRequest } from '../http/stripe-error.ts';
import type { SubscriptionSchedule } from '../state/wire.ts';

/** @throws StripeError 404 */
export function scheduleOf(ctx: Context, id: string): SubscriptionSchedule {
  return found(ctx.tables.schedules.get(id), 'subscription_schedule', id);
}

/** @throws StripeError 404, or 400 when the schedule is over */
export function runningSchedule(ctx: Context, id: string, verb: string): SubscriptionSchedule {
  const schedule = scheduleOf(ctx, id);
  if (schedule.status !== 'active' && schedule.status !== 'not_started') {
    throw invalidRequest(
      `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status. A schedule can be changed while its status is \`not_started\` or \`active\`.`,
    );
  }
  return schedule;
}
