import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFailingS3, refuse, type FailingS3 } from '../../../test/storage/failing-s3.ts';
import { openBucket } from './open-bucket.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageFull, StorageUnavailable } from './storage-errors.ts';
import type { MediaStore } from './storage.ts';

const KEY = 'ab'.repeat(16);
const MB = 1_000_000;
const PATIENCE = { connectMs: 150, responseMs: 150, partMs: 150, pieceMs: 150, attemptsMax: 2 };

let server: FailingS3;
const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function open(response: Parameters<typeof startFailingS3>[0]): Promise<MediaStore> {
  server = await startFailingS3(response);
  const bucket = openBucket(server.settings, PATIENCE);
  closers.push(
    () => bucket.close(),
    () => server.stop(),
  );
  return createS3Storage(bucket);
}

const CALLS: ReadonlyArray<readonly [name: string, call: (storage: MediaStore) => Promise<unknown>]> = [
  ['put', (storage) => storage.put(KEY, Buffer.from('x'), 'image/png')],
  ['put in parts', (storage) => storage.put(KEY, Readable.from([Buffer.alloc(9 * MB)]), 'application/zip')],
  ['stat', (storage) => storage.stat(KEY)],
  ['read', (storage) => storage.read(KEY)],
  ['remove', (storage) => storage.remove(KEY)],
  ['check', async (storage) => storage.check?.()],
  ['claim', (storage) => storage.claim('ours')],
  ['sweep', (storage) => storage.sweep(1, { before: new Date(), chooseUnwanted: async () => new Set() })],
  ['keys', (storage) => text(storage.keys())],
];

const FAULTS = [
  {
    name: 'cannot be connected to',
    says: 'cannot be reached (ECONNREFUSED)',
    respond: () => undefined,
    isGone: true,
  },
  {
    name: 'ends each connection',
    says: 'cannot be reached (ECONNRESET)',
    respond: (_: unknown, response: { destroy(): unknown }) => response.destroy(),
  },
  { name: 'never answers', says: 'does not answer in time', respond: () => undefined },
  {
    name: 'answers 503 each time',
    says: '503',
    respond: (_: unknown, response: Parameters<typeof refuse>[0]) => refuse(response, 503, 'SlowDown'),
  },
  {
    name: 'refuses the key',
    says: 'refuses the key',
    respond: (_: unknown, response: Parameters<typeof refuse>[0]) => refuse(response, 403, 'AccessDenied'),
  },
];

describe.each(FAULTS)('a bucket that $name', ({ says, respond, isGone = false }) => {
  it.each(CALLS)('makes %s fail as unavailable, in bounded time, without its key', async (_, call) => {
    const storage = await open(respond);
    if (isGone) await server.stop();

    const error: unknown = await call(storage).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(String(error)).toContain(says);
    expect(String(error)).not.toContain('never said');
    // Two tries of each request that the call makes, and of the one that ends what it began.
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });
});

it('tries again what failed for a moment', async () => {
  let failures = 1;
  const storage = await open((_, response) => {
    if (failures-- > 0) refuse(response, 500, 'InternalError');
    else response.writeHead(200, { etag: '"x"', 'content-length': 3 }).end();
  });
  await expect(storage.stat(KEY)).resolves.toMatchObject({ sizeBytes: 3 });
  expect(server.requests).toHaveLength(2);
});

it.each(['QuotaExceeded', 'XMinioStorageFull'])(
  'says that it is full when the bucket says %s',
  async (code) => {
    const storage = await open((_, response) => refuse(response, 403, code));
    await expect(storage.put(KEY, Buffer.from('x'), 'image/png')).rejects.toThrow(StorageFull);
  },
);

it.each(['is cut', 'falls silent'])('ends a body in an error when it %s in the middle', async (how) => {
  const storage = await open((_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('01234', () => {
      if (how === 'is cut') response.destroy();
    });
  });
  await expect(buffer(await storage.read(KEY))).rejects.toThrow(
    how === 'is cut' ? 'aborted' : 'stopped in the middle',
  );
});

it('waits for a reader that is slower than the bucket would be allowed to be', async () => {
  const storage = await open((_, response) => {
    response.writeHead(200, { 'content-length': 4 * MB });
    response.end(Buffer.alloc(4 * MB));
  });
  const stream = await storage.read(KEY);
  await wait(3 * PATIENCE.pieceMs);
  expect((await buffer(stream)).length).toBe(4 * MB);
});

it('closes the connection of a reader that leaves', async () => {
  const storage = await open((_, response) => {
    response.writeHead(200, { 'content-length': 100 * MB });
    response.write(Buffer.alloc(MB));
  });
  const stream = await storage.read(KEY);
  expect(await server.connections()).toBe(1);
  stream.destroy();
  await vi.waitFor(async () => expect(await server.connections()).toBe(0));
});

it('ends an upload in parts whose second part fails, so that the first takes no room', async () => {
  const storage = await open((request, response) => {
    request.resume();
    const { method, url = '' } = request;
    if (method === 'POST' && url.includes('uploads')) {
      response.end('<InitiateMultipartUploadResult><UploadId>up1</UploadId></InitiateMultipartUploadResult>');
    } else if (url.includes('partNumber=2')) refuse(response, 403, 'AccessDenied');
    else response.writeHead(method === 'DELETE' ? 204 : 200, { etag: '"p"' }).end();
  });
  const content = Readable.from([Buffer.alloc(9 * MB), Buffer.alloc(9 * MB)], { objectMode: false });

  await expect(storage.put(KEY, content, 'application/zip')).rejects.toThrow(StorageUnavailable);

  expect(server.requests.at(-1)).toMatch(/^DELETE .*uploadId=up1/);
});

it('reads no further ahead of a bucket that takes nothing than the parts that are on their way', async () => {
  let taken = 0;
  async function* pieces() {
    for (; taken < 200; taken += 1) yield Buffer.alloc(MB);
  }
  const storage = await open((request, response) => {
    if (request.method !== 'POST') return;
    response.end('<InitiateMultipartUploadResult><UploadId>up1</UploadId></InitiateMultipartUploadResult>');
  });

  await expect(storage.put(KEY, pieces(), 'application/zip')).rejects.toThrow(StorageUnavailable);

  expect(taken).toBeGreaterThan(8);
  expect(taken).toBeLessThan(40);
});

it('ends uploads in parts that were never completed, once they are old, where the bucket can list them', async () => {
  const upload = (id: string, at: string) =>
    `<Upload><Key>media/01/${KEY}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`;
  const storage = await open(({ method, url = '' }, response) => {
    if (method === 'DELETE') response.writeHead(204).end();
    else if (url.includes('uploads')) {
      response.end(
        `<ListMultipartUploadsResult>${upload('old', '2030-01-01T00:00:00Z')}${upload('new', '2030-01-03T00:00:00Z')}</ListMultipartUploadsResult>`,
      );
    } else response.end('<ListBucketResult></ListBucketResult>');
  });
  const before = new Date('2030-01-02T00:00:00Z');
  await expect(storage.sweep(1, { before, chooseUnwanted: async () => new Set() })).resolves.toBe(1);
  expect(server.requests.filter((line) => line.startsWith('DELETE'))).toEqual([
    expect.stringContaining('uploadId=old'),
  ]);
});
