import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `task` now and then `ms` after each end of it, until the signal aborts. Errors go to `onError` and change
 * nothing.
 */
export async function runPeriodically(
  ms: number,
  signal: AbortSignal,
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await task().catch(onError);
    await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}
