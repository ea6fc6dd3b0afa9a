import type { z } from 'zod';
import { type RecurringPrice, recurringPriceOf } from '../catalog/price-of.ts';
import { periodEndAfter } from '../clock/billing-period.ts';
import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { mergeMetadata } from '../http/merge-metadata.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { SubscriptionSchedule } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { enterPhase } from './enter-phase.ts';
import { newPhase } from './new-phase.ts';
import type { PhaseParams, updateParams } from './params.ts';
import { runningSchedule, scheduleOf } from './schedule-of.ts';

type Phase = SubscriptionSchedule['phases'][number];

/**
 * Replaces the phases that are not over. The one that runs has to be named with its own start.
 *
 * @throws StripeError when the phases do not follow each other, or leave the present moment out
 */
export function updateSchedule(
  ctx: Context,
  params: z.output<typeof updateParams>,
  id: string,
): SubscriptionSchedule {
  const before = runningSchedule(ctx, id, 'update');
  const now = customerNow(ctx, before.customer);
  const phases = params.phases === undefined ? before.phases : readPhases(ctx, before, params.phases, now);
  const current = phases.find((phase) => phase.start_date <= now && now < phase.end_date);
  if (current === undefined) {
    throw invalidRequest(
      'You can not modify a phase that has already ended, and the phases have to include the present moment.',
      { param: 'phases' },
    );
  }
  const after = ctx.tables.schedules.put({
    ...before,
    current_phase: { start_date: current.start_date, end_date: current.end_date },
    end_behavior: params.end_behavior ?? before.end_behavior,
    metadata: mergeMetadata(before.metadata, params.metadata),
    phases,
  });
  emit(ctx, 'subscription_schedule.updated', after, before);
  if (isOtherPlan(before, current)) {
    enterPhase(ctx, after, current);
  }
  return scheduleOf(ctx, id);
}

function readPhases(
  ctx: Context,
  schedule: SubscriptionSchedule,
  wanted: readonly PhaseParams[],
  now: number,
): Phase[] {
  const phases: Phase[] = [];
  for (const [index, params] of wanted.entries()) {
    const prices = params.items.map((item, place) =>
      recurringPriceOf(ctx, item.price, `phases[${index}][items][${place}][price]`),
    );
    const start = startOf(params, schedule, phases.at(-1), now);
    const end = endOf(params, prices, start, now, index);
    if (start === undefined || end <= start) {
      throw invalidRequest('The end date of a phase must be after its start date.', {
        param: `phases[${index}][end_date]`,
      });
    }
    phases.push(newPhase({ ...params, currency: prices[0]?.currency ?? 'usd', start, end }));
  }
  return phases;
}

/** The first phase goes on from where the running one began; each other one begins where the one before ends. */
function startOf(
  params: PhaseParams,
  schedule: SubscriptionSchedule,
  previous: Phase | undefined,
  now: number,
): number {
  if (params.start_date === 'now') {
    return now;
  }
  return params.start_date ?? previous?.end_date ?? schedule.current_phase?.start_date ?? now;
}

function endOf(
  params: PhaseParams,
  [price]: readonly RecurringPrice[],
  start: number,
  now: number,
  index: number,
): number {
  if (params.end_date !== undefined) {
    return params.end_date === 'now' ? now : params.end_date;
  }
  if (params.duration !== undefined) {
    const { interval, interval_count = 1 } = params.duration;
    return periodEndAfter(start, start, { ...NO_RECURRING, interval, interval_count });
  }
  if (price === undefined) {
    throw invalidRequest(`Missing required param: phases[${index}][items].`, { code: 'parameter_missing' });
  }
  return periodEndAfter(start, start, price.recurring);
}

const NO_RECURRING = { meter: null, trial_period_days: null, usage_type: 'licensed' } as const;

function isOtherPlan(before: SubscriptionSchedule, current: Phase): boolean {
  const running = before.phases.find((phase) => phase.start_date === before.current_phase?.start_date);
  const plan = (phase: Phase | undefined): string =>
    JSON.stringify(phase?.items.map((item) => [item.price, item.quantity]));
  return plan(running) !== plan(current);
}
