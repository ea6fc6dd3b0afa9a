import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { createMemoryKept } from '../../../test/generations/memory-kept.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { refuse, startFailingS3 } from '../../../test/storage/failing-s3.ts';
import { openBucket } from '../../platform/storage/open-bucket.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { watchedStorage } from '../../platform/storage/watch/watched-storage.ts';
import { createResultStore } from '../results/result-store.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);
/** What the bucket answers to each request; null: that it has taken it. */
let failure: { status: number; code: string } | null = null;
let puts = 0;
/** Of three files of a result the second one fails. */
let putsTaken = 1;
const server = await startFailingS3((request, response) => {
  request.resume();
  if (request.method === 'PUT') puts += 1;
  if (failure !== null && (request.method !== 'PUT' || puts > putsTaken)) {
    refuse(response, failure.status, failure.code);
  } else {
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
  }
});
const bucket = openBucket(server.settings, {
  connectMs: 500,
  responseMs: 500,
  partMs: 500,
  pieceMs: 500,
  attemptsMax: 1,
});
const watched = watchedStorage(createS3Storage(bucket), pino({ level: 'silent' }), { look: 50, retry: 50 });
const { store: storage } = watched;
afterAll(async () => {
  watched.close();
  bucket.close();
  await server.stop();
});

const AWAY = { status: 500, code: 'InternalError' };

/** Starts jobs, and says what became of all of them. */
async function startMany(count: number) {
  const user = await createUser(sql, { credits: count * 20 });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await startGeneration(sql, user));
  const countOf = async (status: string): Promise<number> =>
    (await sql`select from generation where id in ${sql(ids)} and status = ${status}`).length;
  return { user, ids, countOf };
}

describe('a bucket that stays away for longer than a result waits', () => {
  it.each([
    { what: 'refuses us', status: 403, code: 'AccessDenied' },
    { what: 'is full', status: 403, code: 'QuotaExceeded' },
    { what: 'has ended', status: 503, code: 'SlowDown' },
  ])('costs nothing when it $what in the middle of a result', async ({ status, code }) => {
    failure = { status, code };
    puts = 0;
    putsTaken = 1;
    const user = await createUser(sql);
    const image = createFakeProvider();
    const results = createResultStore({ storage });
    const unwatched = { ...storage, isUp: () => true };
    await startWorker(image, { storage: unwatched, results, times: { store: 300 } });
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
});

describe('a bucket that is away for a while', () => {
  it.each([
    { what: 'five times a moment', outages: [400, 400, 400, 400, 400] },
    { what: 'once for longer', outages: [3_000] },
  ])('throws away nothing that was bought, and has nothing bought twice: $what', async ({ outages }) => {
    failure = null;
    putsTaken = 0;
    await expect.poll(() => storage.isUp?.()).toBe(true);
    const { user, ids, countOf } = await startMany(60);
    /** How often something was bought of a bucket that was known to be away. */
    let boughtInVain = 0;
    const image = createFakeProvider(async () => {
      if (storage.isUp?.() === false) boughtInVain += 1;
      await delay(100);
      return DONE;
    });
    const results = createResultStore({ storage });
    const slots = { cpu: 1, remote: 4, unbound: new Set(['fake']) };
    await startWorker(image, { storage, results, slots });

    for (const ms of outages) {
      await delay(250);
      failure = AWAY;
      await delay(ms);
      failure = null;
    }
    await expect.poll(() => countOf('completed'), { timeout: 30_000 }).toBe(ids.length);

    expect(image.submissions).toBe(ids.length);
    // A claim may be on its way when the first write fails.
    expect(boughtInVain).toBeLessThanOrEqual(4 * outages.length);
    expect(await balanceOf(sql, user.id)).toBe(0);
  });

  it('leaves jobs in the line that would have to be bought', async () => {
    failure = AWAY;
    await expect.poll(() => storage.isUp?.()).toBe(false);
    const { ids, countOf } = await startMany(2);
    const image = createFakeProvider();
    await startWorker(image, { storage, results: createResultStore({ storage }) });

    await delay(500);
    expect(await countOf('queued')).toBe(ids.length);
    failure = null;
    await expect.poll(() => countOf('completed'), { timeout: 10_000 }).toBe(ids.length);
  });
});

describe('a worker that ends while a result waits', () => {
  /** A worker of a machine, with a bucket that takes nothing, until the result is kept; and ended. */
  async function keepOne(kept: ReturnType<typeof createMemoryKept>) {
    failure = null;
    putsTaken = 0;
    await expect.poll(() => storage.isUp?.()).toBe(true);
    const user = await createUser(sql);
    const image = createFakeProvider(async (_, { onUsage }) => {
      failure = AWAY;
      onUsage({ requestId: 'req_kept' });
      return DONE;
    });
    const options = { storage, results: createResultStore({ storage }), kept };
    const id = await startGeneration(sql, user);
    const worker = await startWorker(image, options);
    await vi.waitFor(() => expect(kept.results.has(id)).toBe(true), 10_000);
    await worker.stop();
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'queued' });
    return { id, user, image, options };
  }

  it('leaves it to the next one of its machine, which stores it and buys nothing', async () => {
    const kept = createMemoryKept();
    const { id, user, image, options } = await keepOne(kept);
    failure = null;
    await startWorker(image, options);

    await vi.waitFor(
      async () => expect(await readGeneration(sql, id)).toMatchObject({ status: 'completed' }),
      {
        timeout: 10_000,
        interval: 20,
      },
    );
    expect(image.submissions).toBe(1);
    expect(await balanceOf(sql, user.id)).toBe(480);
    await expect.poll(() => kept.results.size).toBe(0);
    const requests = () => sql`
      select outcome, vendor_request_id as request from vendor_request where generation_id = ${id}`;
    await expect.poll(requests).toEqual([{ outcome: 'delivered', request: 'req_kept' }]);
  });

  it('is waited for by others, which neither buy it again nor wait for ever', async () => {
    const { id, user, image, options } = await keepOne(createMemoryKept());
    failure = null;
    const other = { ...options, kept: createMemoryKept() };
    const patient = await startWorker(image, other);
    await vi.waitFor(
      async () =>
        expect(await sql`select from generation where id = ${id} and handed_back > 1`).toHaveLength(1),
      { timeout: 10_000, interval: 20 },
    );
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'queued' });
    await patient.stop();

    await startWorker(image, { ...other, times: { store: 1 } });
    await vi.waitFor(async () => expect(await readGeneration(sql, id)).toMatchObject({ status: 'failed' }), {
      timeout: 10_000,
      interval: 20,
    });
    expect(image.submissions).toBe(1);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});
