import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StorageFull, StorageUnavailable } from '../storage-errors.ts';
import type { MediaStore } from '../storage.ts';

/** Milliseconds. */
const TIMES = {
  /** Between two looks at a store that lies elsewhere. */
  look: 5_000,
  /** Between two tries to write into one that takes nothing. */
  retry: 1_000,
};

interface WatchedStorage {
  store: MediaStore;
  close(): void;
}

/**
 * The same store, of which is known whether it takes files. A write that fails says that it does not, as does a look
 * that finds nobody; only a write that succeeds says that it does again, because a full one can still be read.
 */
export function watchedStorage(store: MediaStore, logger: Logger, times = TIMES): WatchedStorage {
  const closing = new AbortController();
  const { signal } = closing;
  let isUp = true;

  async function tryUntilUp(): Promise<void> {
    while (!signal.aborted) {
      await delay(times.retry, undefined, { signal, ref: false }).catch(() => undefined);
      if (isUp) return;
      const key = randomBytes(16).toString('hex');
      await store.put(key, Buffer.from('.'), 'text/plain').then(up, () => undefined);
      // What cannot be removed is swept with what nothing refers to.
      await store.remove(key).catch(() => undefined);
    }
  }

  function up(): void {
    if (isUp) return;
    isUp = true;
    logger.info({ place: store.place }, 'the storage takes files again');
  }

  function down(error: unknown): void {
    if (!isUp || signal.aborted) return;
    isUp = false;
    logger.error({ err: error, place: store.place }, 'the storage takes no files: results wait for it');
    void tryUntilUp();
  }

  /** Missing objects, and content that fails on its way here, are no fault of the store. */
  function noteFailure(error: unknown): never {
    if (error instanceof StorageUnavailable || error instanceof StorageFull) down(error);
    throw error;
  }

  async function look(): Promise<void> {
    while (!signal.aborted) {
      await delay(times.look, undefined, { signal, ref: false }).catch(() => undefined);
      if (isUp && !signal.aborted) await store.check?.().catch(down);
    }
  }

  if (store.check) void look();
  return {
    store: {
      ...store,
      isUp: () => isUp,
      async put(key, content, mediaType) {
        try {
          const stored = await store.put(key, content, mediaType);
          up();
          return stored;
        } catch (error) {
          // Bytes cannot fail by themselves, so on a disk it is the disk, whatever its code.
          if (content instanceof Uint8Array) down(error);
          return noteFailure(error);
        }
      },
      stat: (key) => store.stat(key).catch(noteFailure),
      read: (key, range) => store.read(key, range).catch(noteFailure),
    },
    close: () => closing.abort(),
  };
}
