import { Readable } from 'node:stream';
import type { Storage } from '../../../src/platform/storage/storage.ts';
import { bytesOf } from '../memory-storage.ts';

/** Keeps bytes in memory, for tests that look at them. */
export function createBucketStorage(): Storage & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const types = new Map<string, string>();
  return {
    files,
    async put(key, content, mediaType) {
      const bytes = await bytesOf(content);
      files.set(key, bytes);
      types.set(key, mediaType);
      return { etag: key, sizeBytes: bytes.byteLength, mediaType };
    },
    async stat(key) {
      const bytes = files.get(key);
      const mediaType = types.get(key) ?? '';
      return bytes ? { etag: key, sizeBytes: bytes.byteLength, mediaType } : null;
    },
    read: async (key) => Readable.from([files.get(key) ?? new Uint8Array()]),
    remove: async (key) => void files.delete(key),
  };
}
