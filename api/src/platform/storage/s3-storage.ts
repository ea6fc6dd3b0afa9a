import { buffer } from 'node:stream/consumers';
import type { Bucket, ObjectHead } from './bucket.ts';
import { describedObjects } from './described-objects.ts';
import { objectName, shelfName } from './object-key.ts';
import { ObjectMissing } from './storage-errors.ts';
import type { MediaStore, StoredObject } from './storage.ts';

const FOLDER = 'media/';
const OWNER = `${FOLDER}store-id`;
const LEASE = `${FOLDER}lease.json`;
const KEY = /^media\/[0-9a-f]{2}\/(?<key>[0-9a-f]{32})$/;

/** Where an object lies in the bucket. */
export const nameOf = (key: string): string => FOLDER + objectName(key);

/** Media as objects of a bucket, below `media/`, in 256 folders as on disk. An object is whole or not there. */
export function createS3Storage(bucket: Bucket): MediaStore {
  const described = describedObjects();

  async function readText(name: string): Promise<string | null> {
    try {
      return (await buffer(await bucket.read(name))).toString();
    } catch (error) {
      if (error instanceof ObjectMissing) return null;
      throw error;
    }
  }

  return {
    place: bucket.place,
    check: () => bucket.check(),

    async put(key, content, mediaType) {
      return describe(await bucket.put(nameOf(key), content, mediaType));
    },

    async stat(key) {
      const name = nameOf(key);
      return described.get(key, async () => {
        const head = await bucket.head(name);
        return head && describe(head);
      });
    },

    async read(key, range) {
      return bucket.read(nameOf(key), range);
    },

    async remove(key) {
      described.forget(key);
      await bucket.remove(nameOf(key));
    },

    async claim(owner) {
      const known = await readText(OWNER);
      if (known !== null) return known.trim();
      // When several processes start together, one writes it and all of them read it.
      await bucket.putFirst(OWNER, Buffer.from(`${owner}\n`), 'text/plain');
      return ((await readText(OWNER)) ?? '').trim();
    },

    readLease: () => readText(LEASE),

    async writeLease(text) {
      await bucket.put(LEASE, Buffer.from(text), 'application/json');
    },

    async sweep(shelf, { before, chooseUnwanted }) {
      const folder = `${FOLDER}${shelfName(shelf)}/`;
      let count = await bucket.endUploads(folder, before);
      let shelfSize = 0;
      for await (const page of bucket.list(folder)) {
        shelfSize += page.length;
        const old = page.filter(({ changedAt }) => changedAt < before).flatMap(({ name }) => keyOf(name));
        if (old.length === 0) continue;
        for (const key of await chooseUnwanted(old, shelfSize)) {
          await bucket.remove(nameOf(key));
          count += 1;
        }
      }
      return count;
    },

    async *keys() {
      for await (const page of bucket.list(FOLDER)) yield* page.flatMap(({ name }) => keyOf(name));
    },
  };
}

/** None for what is not ours. */
function keyOf(name: string): string[] {
  const key = KEY.exec(name)?.groups?.['key'];
  return key === undefined ? [] : [key];
}

const describe = ({ sizeBytes, etag, mediaType, sha256 }: ObjectHead): StoredObject => ({
  sizeBytes,
  etag: sha256 ?? etag,
  mediaType,
});
