import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable, isLostRace } from '../../../platform/db/unavailable.ts';

const RETRY_MS = 100;

/**
 * Repeats a statement until the database has answered it, for reports that must not be lost (a paid result, for one).
 * Only for statements that may be sent twice. Gives up with the last error when `signal` aborts.
 */
export async function retryStatement<T>(signal: AbortSignal, statement: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      if (signal.aborted || !(isDatabaseUnavailable(error) || isLostRace(error))) throw error;
      await delay(RETRY_MS * (0.5 + Math.random()));
    }
  }
}
