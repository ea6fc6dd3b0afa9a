import { z } from 'zod';
import type { Context } from '../context.ts';
import { int, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { found, invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { TestClock } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { runDue } from './run-due.ts';

const KEPT_SECONDS = 30 * 86_400;

const PATH = '/v1/test_helpers/test_clocks';

export const testClockRoutes = [
  route(`POST ${PATH}`, z.strictObject({ frozen_time: int, name: text.optional() }), createClock),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => clockOf(ctx, id)),
  route(`POST ${PATH}/:id/advance`, z.strictObject({ frozen_time: int }), (ctx, { frozen_time }, id) =>
    advanceClock(ctx, id, frozen_time),
  ),
];

function createClock(ctx: Context, params: { frozen_time: number; name?: string | undefined }): TestClock {
  const created = ctx.now();
  const clock = ctx.tables.test_clocks.put({
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + KEPT_SECONDS,
    frozen_time: params.frozen_time,
    livemode: false,
    name: params.name ?? null,
    status: 'ready',
    status_details: {},
  });
  emit(ctx, 'test_helpers.test_clock.created', clock);
  return clock;
}

/**
 * Moves a clock forward; everything due on the way happens in its order. As at Stripe the response says `advancing`;
 * unlike there, the work is done when it comes.
 */
export function advanceClock(ctx: Context, id: string, time: number): TestClock {
  const clock = clockOf(ctx, id);
  if (time <= clock.frozen_time) {
    throw invalidRequest('The new frozen time must be after the current one.', { param: 'frozen_time' });
  }
  const advancing: TestClock = { ...clock, status: 'advancing' };
  emit(ctx, 'test_helpers.test_clock.advancing', advancing);
  runDue(ctx, id, time, (work) => {
    ctx.tables.test_clocks.put({ ...clockOf(ctx, id), frozen_time: Math.max(work.at, clock.frozen_time) });
    work.run(ctx);
    return true;
  });
  const ready = ctx.tables.test_clocks.put({ ...clockOf(ctx, id), frozen_time: time });
  emit(ctx, 'test_helpers.test_clock.ready', ready);
  return { ...ready, status: 'advancing', status_details: { advancing: { target_frozen_time: time } } };
}

function clockOf(ctx: Context, id: string): TestClock {
  return found(ctx.tables.test_clocks.get(id), 'test_helpers.test_clock', id);
}
