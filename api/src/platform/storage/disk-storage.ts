import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { nullIfMissing } from '../files/null-if-missing.ts';
import type { Content, StoredObject, SweepableStorage } from './storage.ts';
import { sweepBucket } from './sweep-bucket.ts';

/** Users' files are for the gateway's system user alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

const KEY = /^[0-9a-f]{32}$/;

const storedObjectSchema = z.object({ sizeBytes: z.int(), etag: z.string(), mediaType: z.string() });

/**
 * Media as files below `root`, in 256 folders by the key's first two digits, each with a small JSON file beside it.
 * Both are written elsewhere, synced and renamed, the JSON last: an object exists when its JSON does.
 */
export function createDiskStorage(root: string): SweepableStorage {
  const storage: SweepableStorage = {
    async put(key, content, mediaType) {
      const path = objectPath(root, key);
      const measured = measure(content);
      try {
        await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
        await writeDurably(path, measured.content);
        const object: StoredObject = { ...measured.read(), mediaType };
        await writeDurably(descriptionPath(path), JSON.stringify(object));
        await syncFolder(dirname(path));
        return object;
      } catch (error) {
        // On a full disk above all, half an object is to take no room.
        await storage.remove(key).catch(() => undefined);
        throw error;
      }
    },

    async stat(key) {
      const text = await readFile(descriptionPath(objectPath(root, key)), 'utf8').catch(nullIfMissing);
      return text === null ? null : storedObjectSchema.parse(JSON.parse(text));
    },

    async read(key, range) {
      const file = await open(objectPath(root, key));
      return file.createReadStream(range);
    },

    async remove(key) {
      const path = objectPath(root, key);
      await rm(descriptionPath(path), { force: true });
      await rm(path, { force: true });
    },

    sweep(bucket, what) {
      return sweepBucket(join(root, bucket.toString(16).padStart(2, '0')), what);
    },
  };
  return storage;
}

/** Keys are checked here once more, so that no caller's mistake can turn one into a path. */
function objectPath(root: string, key: string): string {
  if (!KEY.test(key)) throw new Error(`A storage key is 32 hex digits, not ${JSON.stringify(key)}.`);
  return join(root, key.slice(0, 2), key);
}

function descriptionPath(path: string): string {
  return `${path}.json`;
}

/** `read` tells size and validator of what has passed. */
function measure(content: Content): { content: Content; read(): Omit<StoredObject, 'mediaType'> } {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  function count<Piece extends Uint8Array>(piece: Piece): Piece {
    hash.update(piece);
    sizeBytes += piece.byteLength;
    return piece;
  }
  async function* pass(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) yield count(piece);
  }
  return {
    content: content instanceof Uint8Array ? count(content) : pass(content),
    read: () => ({ sizeBytes, etag: hash.digest('hex') }),
  };
}

async function writeDurably(path: string, content: Content | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  const file = await open(draft, 'wx', FILE_MODE);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** A rename is durable only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
