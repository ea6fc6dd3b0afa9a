import type { Sql } from './db/client.ts';
import type { PlatformDeps } from './deps.ts';
import { type PeriodicTask, type PeriodicTasks, startPeriodicTasks } from './time/periodic-tasks.ts';

/** What a process does by itself. Any number of processes may do it, and any may die: the task is due again. */
export interface BackgroundTask extends PeriodicTask {
  /** For the log. */
  name: string;
  /** Also in a studio that is held back (platform/lease); others wait until it owns its store. */
  runsHeld?: true;
}

/**
 * What is over is booked, or what is not needed any more is removed, each minute. Nothing that a user can spend or see
 * depends on it, and no sweep depends on another.
 */
export interface Sweep {
  name: string;
  run(sql: Sql, now: Date): PromiseLike<unknown>;
}

/** Of rows that say themselves when they are over. */
export const sweepOver = (name: string, table: string, column = 'expires_at'): Sweep => ({
  name,
  run: (sql, now) => sql`delete from ${sql(table)} where ${sql(column)} <= ${now}`,
});

/** Of rows that are kept for some time, such as `90 days`. */
export const sweepOld = (name: string, table: string, column: string, lifetime: string): Sweep => ({
  name,
  run: (sql, now) =>
    sql`delete from ${sql(table)} where ${sql(column)} <= ${now}::timestamptz - ${lifetime}::interval`,
});

/** Rows that one call of a sweep handles at most; what is left waits for the next. */
export const SWEPT_ROWS_MAX = 500;

export const MINUTE_MS = 60_000;

/** A task that fails runs again. */
export function startBackgroundTasks(
  tasks: readonly BackgroundTask[],
  { logger, held }: Pick<PlatformDeps, 'logger' | 'held'>,
): PeriodicTasks {
  return startPeriodicTasks(
    tasks.map(({ run, ...task }) => ({
      ...task,
      run: async (signal: AbortSignal) => (!task.runsHeld && held?.() ? undefined : run(signal)),
    })),
    (error, { name }) => logger.warn({ err: error, task: name }, 'a periodic task failed; it runs again'),
  );
}

/** Runs each sweep once. One that fails or takes too long does not keep the others from running. */
export async function runSweeps(
  sweeps: readonly Sweep[],
  { sql, clock, logger }: Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>,
): Promise<void> {
  for (const { name, run } of sweeps) {
    try {
      await run(sql, clock.now());
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'a sweep failed; it runs again');
    }
  }
}
