import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startS3Server } from '../../../test/storage/s3-server.ts';
import { copyObjects } from './copy-objects.ts';
import { createDiskStorage } from './disk-storage.ts';
import { openBucket } from './open-bucket.ts';
import { createS3Storage } from './s3-storage.ts';

const server = await startS3Server();
const bucket = openBucket(server.settings);
const [oldFolder, newFolder] = await Promise.all([
  mkdtemp(join(tmpdir(), 'copy-from-')),
  mkdtemp(join(tmpdir(), 'copy-back-')),
]);
afterAll(async () => {
  bucket.close();
  await server.stop();
  for (const folder of [oldFolder, newFolder]) await rm(folder, { recursive: true });
});

it('copies all there is to a bucket and back, each with its type and validator, and only what is missing', async () => {
  const [disk, inBucket, back] = [
    createDiskStorage(oldFolder),
    createS3Storage(bucket),
    createDiskStorage(newFolder),
  ];
  const objects = Array.from({ length: 30 }, (_, n) => ({
    key: randomBytes(16).toString('hex'),
    bytes: randomBytes(1000 + n),
    mediaType: n % 2 ? 'image/png' : 'video/mp4',
  }));
  for (const { key, bytes, mediaType } of objects) await disk.put(key, bytes, mediaType);

  await expect(copyObjects(disk, inBucket)).resolves.toMatchObject({ copied: 30, known: 0 });
  await inBucket.remove(objects[0]?.key ?? '');
  await expect(copyObjects(disk, inBucket)).resolves.toMatchObject({ copied: 1, known: 29 });
  await copyObjects(inBucket, back);

  for (const { key, bytes } of objects) {
    expect((await buffer(await back.read(key))).equals(bytes)).toBe(true);
    expect(await back.stat(key)).toEqual(await disk.stat(key));
  }
});

it('ends with the error of an object that does not arrive as it was', async () => {
  const disk = createDiskStorage(oldFolder);
  const broken = {
    stat: async () => null,
    put: async (_: string, __: unknown, mediaType: string) => ({ sizeBytes: 1, etag: 'x', mediaType }),
  };
  await expect(copyObjects(disk, broken)).rejects.toThrow('has not arrived as it was');
});
