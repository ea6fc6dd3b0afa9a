import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../errors/code-of.ts';
import { nullIfMissing } from '../files/null-if-missing.ts';
import { describedObjects } from './described-objects.ts';
import { objectName, shelfName } from './object-key.ts';
import { ObjectMissing } from './storage-errors.ts';
import { type Content, type MediaStore, SHELVES, type StoredObject } from './storage.ts';
import { sweepFolder } from './sweep-folder.ts';

/** Users' files are for the gateway's system user alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

const LEASE = 'lease.json';

const storedObjectSchema = z.object({ sizeBytes: z.int(), etag: z.string(), mediaType: z.string() });

/**
 * Media as files below `root`, in 256 folders by the key's first two digits, each with a small JSON file beside it.
 * Both are written elsewhere, synced and renamed, the JSON last: an object exists when its JSON does.
 */
export function createDiskStorage(root: string): MediaStore {
  const described = describedObjects();
  const storage: MediaStore = {
    place: `The media folder ${root}`,
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
      const path = descriptionPath(objectPath(root, key));
      return described.get(key, async () => {
        const text = await readFile(path, 'utf8').catch(nullIfMissing);
        return text === null ? null : storedObjectSchema.parse(JSON.parse(text));
      });
    },

    async read(key, range) {
      const file = await open(objectPath(root, key)).catch((error: unknown) => {
        throw codeOf(error) === 'ENOENT'
          ? new ObjectMissing('There is no such file.', { cause: error })
          : error;
      });
      return file.createReadStream(range);
    },

    async remove(key) {
      described.forget(key);
      const path = objectPath(root, key);
      await rm(descriptionPath(path), { force: true });
      await rm(path, { force: true });
    },

    async claim(owner) {
      const path = join(root, 'store-id');
      await mkdir(root, { recursive: true, mode: FOLDER_MODE });
      // When several processes start together, one writes it and all of them read it.
      await writeFile(path, `${owner}\n`, { flag: 'wx', mode: FILE_MODE }).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      });
      return (await readFile(path, 'utf8')).trim();
    },

    readLease: () => readFile(join(root, LEASE), 'utf8').catch(nullIfMissing),

    async writeLease(text) {
      await mkdir(root, { recursive: true, mode: FOLDER_MODE });
      await writeDurably(join(root, LEASE), text);
    },

    sweep(shelf, what) {
      return sweepFolder(join(root, shelfName(shelf)), what);
    },

    async *keys() {
      for (let shelf = 0; shelf < SHELVES; shelf += 1) {
        const names = (await readdir(join(root, shelfName(shelf))).catch(nullIfMissing)) ?? [];
        yield* names.filter((name) => /^[0-9a-f]{32}\.json$/.test(name)).map((name) => name.slice(0, 32));
      }
    },
  };
  return storage;
}

const objectPath = (root: string, key: string): string => join(root, objectName(key));

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
