import { randomBytes } from 'node:crypto';
import type { Storage } from '../../platform/storage/storage.ts';

/** One file of an item, as kept in `generation.output` or `generation.request`. A type, so that it counts as JSON. */
export type StoredFile = { key: string; sizeBytes: number; mediaType: string };

/** Stores bytes under a new key that cannot be guessed. */
export async function storeFile(storage: Storage, bytes: Uint8Array, mediaType: string): Promise<StoredFile> {
  const key = randomBytes(16).toString('hex');
  const { sizeBytes } = await storage.put(key, bytes, mediaType);
  return { key, sizeBytes, mediaType };
}
