import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { Subscription, SubscriptionSchedule } from '../state/wire.ts';
import { currentPeriod, isEnded, subscriptionOf } from '../subscriptions/subscription-of.ts';

/**
 * Ends the current period now, so that what belongs to its end (a schedule's phase, a cancellation, the renewal) is
 * due at once. The next period counts from now.
 *
 * @throws StripeError when the subscription has ended or was never paid
 */
export function endPeriodNow(ctx: Context, id: string): Subscription {
  const before = subscriptionOf(ctx, id);
  if (isEnded(before) || before.status === 'incomplete') {
    throw invalidRequest(`A subscription that is ${before.status} does not renew.`);
  }
  const now = customerNow(ctx, before.customer);
  const { end } = currentPeriod(before);
  const schedule = ctx.tables.schedules.get(before.schedule);
  if (schedule !== undefined) {
    ctx.tables.schedules.put(movedSchedule(schedule, end, now));
  }
  return ctx.tables.subscriptions.put({
    ...before,
    billing_cycle_anchor: now,
    cancel_at: before.cancel_at === end ? now : before.cancel_at,
    items: {
      ...before.items,
      // A period that began this very second would otherwise end before it began.
      data: before.items.data.map((item) => ({
        ...item,
        current_period_start: Math.min(item.current_period_start, now - 1),
        current_period_end: now,
      })),
    },
  });
}

/** A draft waits about an hour before it is charged; here it is charged with the next look at the clock. */
export function finalizeNow(ctx: Context, subscription: string): void {
  const draft = ctx.tables.invoices.get(subscriptionOf(ctx, subscription).latest_invoice);
  if (draft?.status === 'draft' && draft.automatically_finalizes_at !== null) {
    ctx.tables.invoices.put({ ...draft, automatically_finalizes_at: draft.created });
  }
}

function movedSchedule(schedule: SubscriptionSchedule, end: number, now: number): SubscriptionSchedule {
  const shift = now - end;
  const moved = (time: number): number => (time >= end ? time + shift : time);
  const { current_phase } = schedule;
  return {
    ...schedule,
    current_phase:
      current_phase === null
        ? null
        : {
            start_date: Math.min(current_phase.start_date, now - 1),
            end_date: moved(current_phase.end_date),
          },
    phases: schedule.phases.map((phase) => ({
      ...phase,
      start_date: phase.start_date < end ? Math.min(phase.start_date, now - 1) : moved(phase.start_date),
      end_date: moved(phase.end_date),
    })),
  };
}
