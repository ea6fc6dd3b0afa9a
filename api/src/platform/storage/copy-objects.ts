import { buffer } from 'node:stream/consumers';
import type { MediaStore } from './storage.ts';

/** What is larger is copied piece by piece: at most eight of these are in memory. */
const BYTES_IN_MEMORY = 64 * 1024 * 1024;
const AT_ONCE = 8;

export interface CopyProgress {
  copied: number;
  /** Were there before. */
  known: number;
  bytes: number;
}

/**
 * Copies every object that the other store has not. It may be ended and run again, also while the product runs: an
 * object never changes.
 * @throws Error when an object arrives as another one
 */
export async function copyObjects(
  from: Pick<MediaStore, 'keys' | 'stat' | 'read'>,
  to: Pick<MediaStore, 'stat' | 'put'>,
  onProgress: (progress: CopyProgress) => void = () => undefined,
): Promise<CopyProgress> {
  const progress: CopyProgress = { copied: 0, known: 0, bytes: 0 };
  const running = new Set<Promise<unknown>>();
  const failures: unknown[] = [];

  async function copy(key: string): Promise<void> {
    const [object, known] = await Promise.all([from.stat(key), to.stat(key)]);
    // It may have been removed since the list was made.
    if (object === null) return;
    if (known?.sizeBytes === object.sizeBytes) {
      progress.known += 1;
      return;
    }
    const stream = await from.read(key);
    const isSmall = object.sizeBytes <= BYTES_IN_MEMORY;
    const put = await to.put(key, isSmall ? await buffer(stream) : stream, object.mediaType);
    if (
      put.sizeBytes !== object.sizeBytes ||
      (isSmall && isSha256(object.etag) && put.etag !== object.etag)
    ) {
      throw new Error(`The object ${key} has not arrived as it was.`);
    }
    progress.copied += 1;
    progress.bytes += put.sizeBytes;
    onProgress(progress);
  }

  for await (const key of from.keys()) {
    // No longer list is made than is being copied.
    if (running.size >= AT_ONCE) await Promise.race(running);
    if (failures.length > 0) break;
    const one: Promise<unknown> = copy(key)
      .catch((error: unknown) => failures.push(error))
      .finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return progress;
}

/** A bucket's own validator is not of the content alone. */
const isSha256 = (etag: string): boolean => /^[0-9a-f]{64}$/.test(etag);
