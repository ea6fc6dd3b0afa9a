import type { Context } from '../context.ts';
import { dueWork, type DueWork } from './due-work.ts';

/**
 * Does everything that is due until a time, in the order of its times.
 *
 * @param clock a test clock's id, or null for the real time
 * @param until Unix seconds
 * @param attempt does one piece of work at its time; false leaves it out from now on
 */
export function runDue(
  ctx: Context,
  clock: string | null,
  until: number,
  attempt: (work: DueWork) => boolean,
): void {
  const leftOut = new Set<string>();
  for (;;) {
    const next = earliest(dueWork(ctx, clock).filter(({ key }) => !leftOut.has(key)));
    if (next === undefined || next.at > until) {
      return;
    }
    if (!attempt(next)) {
      leftOut.add(next.key);
    }
  }
}

function earliest(work: readonly DueWork[]): DueWork | undefined {
  return work.reduce<DueWork | undefined>(
    (first, next) => (first === undefined || next.at < first.at ? next : first),
    undefined,
  );
}
