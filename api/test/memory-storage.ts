import { Readable } from 'node:stream';
import type { Storage } from '../src/storage/storage.ts';

/** Remembers what was removed; keeps no bytes. */
export function createMemoryStorage(): Storage & { removed: string[] } {
  const removed: string[] = [];
  return {
    removed,
    put: async (key, bytes, mediaType) => ({ etag: key, sizeBytes: bytes.byteLength, mediaType }),
    stat: async () => null,
    read: async () => Readable.from([]),
    remove: async (key) => void removed.push(key),
  };
}
