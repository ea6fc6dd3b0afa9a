import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../db/unavailable.ts';

const RETRY_MS = 100;

/** SQLSTATEs of a statement that lost to another one and changed nothing: deadlock, lock timeout, serialization. */
const LOST_RACE: ReadonlySet<unknown> = new Set(['40P01', '55P03', '40001']);

/**
 * Repeats a statement until the database has answered it, for reports that must not be lost (a paid result, for one).
 * Only for statements that may be sent twice. Gives up with the last error when `signal` aborts.
 */
export async function retryStatement<T>(signal: AbortSignal, statement: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      if (signal.aborted || !isWorthRepeating(error)) throw error;
      await delay(RETRY_MS * (0.5 + Math.random()));
    }
  }
}

function isWorthRepeating(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) || (error instanceof Error && 'code' in error && LOST_RACE.has(error.code))
  );
}
