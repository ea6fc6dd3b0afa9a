import { afterAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { refuse, startFailingS3 } from '../../../test/storage/failing-s3.ts';
import { openBucket } from '../../platform/storage/open-bucket.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { createResultStore } from '../results/result-store.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);
/** What the bucket answers to each request; null: that it has taken it. */
let failure: { status: number; code: string } | null = null;
let puts = 0;
const server = await startFailingS3((request, response) => {
  request.resume();
  if (request.method === 'PUT') puts += 1;
  // Of three files of a result the second one fails.
  if (failure !== null && (request.method !== 'PUT' || puts > 1)) {
    refuse(response, failure.status, failure.code);
  } else {
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
  }
});
const bucket = openBucket(server.settings);
afterAll(async () => {
  bucket.close();
  await server.stop();
});

it.each([
  { what: 'refuses us', status: 403, code: 'AccessDenied' },
  { what: 'is full', status: 403, code: 'QuotaExceeded' },
  { what: 'has ended', status: 503, code: 'SlowDown' },
])('costs nothing when the bucket $what in the middle of a result', async ({ status, code }) => {
  failure = { status, code };
  puts = 0;
  const user = await createUser(sql);
  const image = createFakeProvider();
  const storage = createS3Storage(bucket);
  await startWorker(image, { storage, results: createResultStore({ storage, providers: { image } }) });
  const id = await startGeneration(sql, user);

  const ended = await vi.waitFor(
    async () => {
      const generation = await readGeneration(sql, id);
      expect(generation.status).toBe('failed');
      return generation;
    },
    { timeout: 15_000, interval: 20 },
  );

  expect(ended).toMatchObject({ refunded: true });
  expect(await balanceOf(sql, user.id)).toBe(500);
  // It was bought once, and is not bought again because of us.
  expect(image.submissions).toBe(1);
  expect(server.requests.some((line) => line.startsWith('DELETE'))).toBe(true);
});
