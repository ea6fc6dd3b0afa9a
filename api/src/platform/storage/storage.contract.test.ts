import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../test/storage/s3-server.ts';
import { createDiskStorage } from './disk-storage.ts';
import { openBucket } from './open-bucket.ts';
import { createS3Storage } from './s3-storage.ts';
import { ObjectMissing } from './storage-errors.ts';
import type { MediaStore } from './storage.ts';

const BYTES = Buffer.from('0123456789');
const ETAG = createHash('sha256').update(BYTES).digest('hex');
/** Without a shelf the key lies on 00, which no test sweeps. */
const newKey = (shelf = '00') => `${shelf}${randomBytes(15).toString('hex')}`;

const root = await mkdtemp(join(tmpdir(), 'storage-contract-'));
const server = await startS3Server();
const buckets: Array<{ close(): void }> = [];
afterAll(async () => {
  for (const bucket of buckets) bucket.close();
  await server.stop();
  await rm(root, { recursive: true });
});

function openS3(): MediaStore {
  const bucket = openBucket(server.settings);
  buckets.push(bucket);
  return createS3Storage(bucket);
}

/** What every storage does, wherever it keeps its objects. `open` opens the same one again, as another process would. */
describe.each<{ name: string; open: () => MediaStore }>([
  { name: 'on disk', open: () => createDiskStorage(root) },
  { name: 'in a bucket', open: openS3 },
])('storage $name', ({ open }) => {
  const storage = open();

  it('gives back what was put, with size, type and a strong validator, also to another process', async () => {
    const key = newKey();
    const object = { sizeBytes: 10, etag: ETAG, mediaType: 'image/png' };
    await expect(storage.put(key, BYTES, 'image/png')).resolves.toEqual(object);

    for (const one of [storage, open()]) {
      await expect(one.stat(key)).resolves.toEqual(object);
      await expect(buffer(await one.read(key))).resolves.toEqual(BYTES);
    }
  });

  it('reads an inclusive range, up to the last byte', async () => {
    const key = newKey();
    await storage.put(key, BYTES, 'image/png');
    await expect(buffer(await storage.read(key, { start: 2, end: 4 }))).resolves.toEqual(Buffer.from('234'));
    await expect(buffer(await storage.read(key, { start: 9, end: 9 }))).resolves.toEqual(Buffer.from('9'));
  });

  it.each([3, 20_000_000])('keeps %i bytes that come piece by piece as one object', async (size) => {
    const key = newKey();
    const content = randomBytes(size);
    const pieces = Array.from({ length: Math.ceil(size / 1e6) }, (_, n) =>
      content.subarray(n * 1e6, (n + 1) * 1e6),
    );

    const put = await storage.put(key, Readable.from(pieces), 'application/zip');

    expect(put).toMatchObject({ sizeBytes: size, mediaType: 'application/zip' });
    await expect(open().stat(key)).resolves.toEqual(put);
    expect((await buffer(await storage.read(key))).equals(content)).toBe(true);
  });

  it('keeps an object of several parts whole when its bytes are there at once', async () => {
    const key = newKey();
    const content = randomBytes(18_000_000);
    const put = await storage.put(key, content, 'video/mp4');
    expect(put.etag).toBe(createHash('sha256').update(content).digest('hex'));
    await expect(open().stat(key)).resolves.toEqual(put);
    expect((await buffer(await storage.read(key))).equals(content)).toBe(true);
  });

  it.each([1, 20])(
    'leaves nothing of content that fails after %i MB, and fails with its error',
    async (mb) => {
      const key = newKey();
      async function* pieces() {
        for (let n = 0; n < mb; n += 1) yield Buffer.alloc(1e6, n);
        throw new Error('cut off');
      }
      await expect(storage.put(key, pieces(), 'application/zip')).rejects.toThrow(/^cut off$/);
      await expect(storage.stat(key)).resolves.toBeNull();
      await expect(storage.read(key)).rejects.toThrow(ObjectMissing);
    },
  );

  it('answers null for a key that was never put, and says so to who reads it', async () => {
    const key = newKey();
    await expect(storage.stat(key)).resolves.toBeNull();
    await expect(storage.read(key)).rejects.toThrow(ObjectMissing);
  });

  it('removes an object, and removing it twice is no error', async () => {
    const key = newKey();
    await storage.put(key, BYTES, 'image/png');

    await storage.remove(key);
    await storage.remove(key);

    await expect(storage.stat(key)).resolves.toBeNull();
    await expect(storage.read(key)).rejects.toThrow(ObjectMissing);
  });

  it('lets a reader go in the middle', async () => {
    const key = newKey();
    await storage.put(key, randomBytes(5_000_000), 'video/mp4');
    const stream = await storage.read(key);
    await new Promise((resolve) => stream.once('data', resolve));
    stream.destroy();
    await new Promise((resolve) => stream.once('close', resolve));
    expect(stream.destroyed).toBe(true);
  });

  it.each(['../../etc/passwd', 'AB'.repeat(16), `${'ab'.repeat(16)}/x`, `${'ab'.repeat(16)}\n`, ''])(
    'refuses %j as a key',
    async (key) => {
      const message = '32 hex digits';
      await expect(storage.put(key, BYTES, 'image/png')).rejects.toThrow(message);
      await expect(storage.stat(key)).rejects.toThrow(message);
      await expect(storage.read(key)).rejects.toThrow(message);
      await expect(storage.remove(key)).rejects.toThrow(message);
    },
  );

  it('belongs to the first who claims it', async () => {
    await expect(storage.claim('ours')).resolves.toBe('ours');
    await expect(open().claim('theirs')).resolves.toBe('ours');
  });

  it('sweeps what is old and unwanted from one shelf, and names the keys of all', async () => {
    const [wanted, unwanted, elsewhere] = [newKey('e1'), newKey('e1'), newKey('e2')];
    for (const key of [wanted, unwanted, elsewhere]) await storage.put(key, BYTES, 'image/png');
    const asked: string[] = [];
    const sweep = (before: Date) =>
      storage.sweep(0xe1, {
        before,
        chooseUnwanted: async (keys) => {
          asked.push(...keys);
          return new Set([unwanted]);
        },
      });

    expect(await sweep(new Date(Date.now() - 60_000))).toBe(0);
    expect(asked).toEqual([]);
    // On disk an object is two files.
    expect(await sweep(new Date(Date.now() + 60_000))).toBeGreaterThanOrEqual(1);

    expect(asked.toSorted()).toEqual([wanted, unwanted].toSorted());
    const keys = await text(open().keys());
    expect([wanted, unwanted, elsewhere].map((key) => keys.includes(key))).toEqual([true, false, true]);
  });
});
