import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { nullIfAbsent } from '../../platform/storage/storage-errors.ts';
import { SHELVES } from '../../platform/storage/storage.ts';
import type { KeptResult, KeptResults } from '../worker/job.ts';

/** No job waits for longer; what is older was forgotten by a process that died. */
const AGE_MS_MAX = 24 * 60 * 60_000;

/** Results that a store has not taken yet, as files of this machine: the next process goes on with them. */
export function createKeptResults(dataDir: string): KeptResults {
  const files = createDiskStorage(join(dataDir, 'kept-results'));
  let shelf = 0;
  return {
    async keep(generationId, result) {
      await files.put(keyOf(generationId), serialize(result), 'application/octet-stream');
    },
    async find(generationId) {
      const file = await files.read(keyOf(generationId)).catch(nullIfAbsent);
      // Safe because only `keep` writes there.
      return file && (deserialize(await buffer(file)) as KeptResult);
    },
    drop: (generationId) => files.remove(keyOf(generationId)),
    async sweep() {
      const before = new Date(Date.now() - AGE_MS_MAX);
      await files.sweep(shelf++ % SHELVES, { before, chooseUnwanted: async (keys) => new Set(keys) });
    },
  };
}

const keyOf = (generationId: string): string => generationId.replaceAll('-', '');
