import type { Context } from '../context.ts';
import { dueWork, type DueWork } from './due-work.ts';

/**
 * Does everything that is due until a time, in the order of its times, each in a transaction of its own.
 *
 * @param clock a test clock's id, or null for the real time
 * @param until Unix seconds
 * @param at sets the clock's time while a piece of work runs
 */
export function runDue(
  ctx: Context,
  clock: string | null,
  until: number,
  at: (time: number, work: () => void) => void,
): void {
  for (;;) {
    const next = earliest(dueWork(ctx, clock));
    if (next === undefined || next.at > until) {
      return;
    }
    at(next.at, () => ctx.store.transaction(() => next.run(ctx)));
  }
}

function earliest(work: readonly DueWork[]): DueWork | undefined {
  return work.reduce<DueWork | undefined>(
    (first, next) => (first === undefined || next.at < first.at ? next : first),
    undefined,
  );
}
