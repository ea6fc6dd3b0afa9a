import { setTimeout as delay } from 'node:timers/promises';
import { ObjectMissing } from '../../platform/storage/storage-errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Patience } from '../worker/job.ts';

const RETRY_MS = 1_000;
/** A store that says nothing for so long may be away. */
const SLOW_MS = 2_000;

/**
 * The same store, which is asked again until it responds: what was paid for is in memory, and each part of it is
 * encoded once. Gives up with the store's last error.
 */
export function patientStorage(storage: Storage, { ms, signal, onTrouble }: Patience): Storage {
  const until = performance.now() + ms;

  async function patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const slow = setTimeout(onTrouble, SLOW_MS);
      try {
        return await unlessAborted(ask(), signal);
      } catch (error) {
        if (error instanceof ObjectMissing || signal.aborted || performance.now() >= until) throw error;
        onTrouble();
        await delay(RETRY_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => {
          throw error;
        });
      } finally {
        clearTimeout(slow);
      }
    }
  }

  return {
    ...storage,
    put: (key, content, mediaType) => patiently(() => storage.put(key, content, mediaType)),
    stat: (key) => patiently(() => storage.stat(key)),
    read: (key, range) => patiently(() => storage.read(key, range)),
  };
}

/** A store that hangs keeps no job from being handed back. */
async function unlessAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('The wait for the storage was ended.', { cause: signal.reason }));
  signal.addEventListener('abort', abort);
  // Both may fail after the race is over.
  promise.catch(() => undefined);
  asked.catch(() => undefined);
  try {
    if (signal.aborted) abort();
    return await Promise.race([asked, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
