import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Content, Storage } from '../../src/platform/storage/storage.ts';

/** Remembers what was removed; keeps no bytes. */
export function createMemoryStorage(): Storage & { removed: string[] } {
  const removed: string[] = [];
  return {
    removed,
    put: async (key, content, mediaType) => ({
      etag: key,
      sizeBytes: (await bytesOf(content)).byteLength,
      mediaType,
    }),
    stat: async () => null,
    read: async () => Readable.from([]),
    remove: async (key) => void removed.push(key),
  };
}

export async function bytesOf(content: Content): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : buffer(content);
}
