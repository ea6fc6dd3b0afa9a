import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { spawnWorker, type WorkerProcess } from '../../../test/generations/spawn-worker.ts';
import type { Job } from './job.ts';
import { type VendorLimit } from './jobs.repo.ts';

const { sql, admin, url } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

beforeEach(async () => {
  await admin`update generation set status = 'queued', run_at = 'infinity', queue_at = 'infinity', worker = null
    where status in ('queued', 'running')`;
  await admin`delete from vendor_start`;
});

const processes: WorkerProcess[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map((worker) => worker.end('SIGKILL')));
});

const PAIR: readonly VendorLimit[] = [{ vendor: 'fal', kind: 'image', engine: '', concurrency: 2 }];

function claim(limits: readonly VendorLimit[], now: Date, pool = sql): Promise<Job[]> {
  return claimAny(pool, 100, { worker: 1, kinds: ['image', 'video'], limits, leaseMs: 30_000, now });
}

async function queue(user: TestUser, count: number, now = NOW): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await startGeneration(sql, user, { price: 0, now }));
  return ids;
}

/** Gives jobs to another engine than their kind's first. */
const assign = (ids: readonly string[], engine: string) =>
  admin`update generation set request = request || jsonb_build_object('engine', ${engine}::text) where id in ${admin([...ids])}`;

const countRunning = async (): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from generation where status = 'running'`;
  return row.count;
};

async function finish(jobs: readonly Job[]): Promise<void> {
  for (const { id } of jobs) {
    await admin`update generation set status = 'completed', worker = null where id = ${id}`;
  }
}

describe('how many jobs of a vendor run at the same time', () => {
  it('is kept by two worker processes, and all jobs finish', async () => {
    const ids = await queue(await createUser(sql), 20, new Date());
    const options = { url, workMs: 60, concurrency: 8, limits: PAIR };
    processes.push(...(await Promise.all([spawnWorker(options), spawnWorker(options)])));

    let most = 0;
    await vi.waitFor(
      async () => {
        most = Math.max(most, await countRunning());
        const [row] = await sql<[{ done: number }]>`
          select count(*)::int as done from generation where id in ${sql(ids)} and status = 'completed'`;
        expect(row.done).toBe(20);
      },
      { timeout: 60_000, interval: 5 },
    );

    expect(most).toBe(2);
  });

  it('is kept by a claim that comes while another is not through', async () => {
    await queue(await createUser(sql, { now: NOW }), 20);
    const slow = await admin.reserve();
    await slow`begin`;
    let second: Promise<Job[]>;
    try {
      expect(await claim(PAIR, after(600), slow)).toHaveLength(2);
      second = claim(PAIR, after(600));
      // It waits, or it would have counted without the first.
      await vi.waitFor(async () => {
        const waiting = await admin`
          select from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
        expect(waiting).toHaveLength(1);
      }, 5_000);
    } finally {
      await slow`commit`;
      slow.release();
    }

    expect(await second).toEqual([]);
    expect(await countRunning()).toBe(2);
  });

  it('is shared by the engines of a vendor, and holds up no other', async () => {
    const user = await createUser(sql, { now: NOW });
    const [first, second, free] = [await queue(user, 3), await queue(user, 3), await queue(user, 3)];
    await assign(second, 'flux-pro');
    await assign(free, 'local');
    const limits: VendorLimit[] = [
      ...PAIR,
      { vendor: 'fal', kind: 'image', engine: 'flux-pro', concurrency: 2 },
    ];

    const jobs = await claim(limits, after(600));

    expect(jobs.map(({ id }) => id).toSorted()).toEqual([...first.slice(0, 2), ...free].toSorted());
    expect(await claim(limits, after(600))).toEqual([]);
    await finish(jobs);
    expect(await claim(limits, after(601))).toHaveLength(2);
  });
});

describe('how many requests a vendor gets within a minute', () => {
  const LIMITS: VendorLimit[] = [{ vendor: 'fal', kind: 'image', engine: '', requestsPerMinute: 3 }];

  it('is kept over jobs that are quick, until a minute has passed since each', async () => {
    await queue(await createUser(sql, { now: NOW }), 10);
    const take = async (seconds: number): Promise<number> => {
      const jobs = await claim(LIMITS, after(seconds));
      await finish(jobs);
      return jobs.length;
    };
    expect(await take(100)).toBe(3);
    expect(await take(100)).toBe(0);
    expect(await take(159)).toBe(0);
    expect(await take(160)).toBe(3);
    expect(await take(161)).toBe(0);
    expect(await take(220)).toBe(3);
    expect(await take(400)).toBe(1);
  });

  it('counts each attempt, also one of the same job', async () => {
    const user = await createUser(sql, { now: NOW });
    const [id] = await queue(user, 1);
    for (let n = 0; n < 3; n += 1) {
      expect(await claim(LIMITS, after(100))).toHaveLength(1);
      await admin`update generation set status = 'queued', worker = null where id = ${id ?? null}`;
    }
    expect(await claim(LIMITS, after(100))).toEqual([]);
  });
});

it('gives a user with one job a turn although another has queued fifty', async () => {
  const [busy, calm] = [await createUser(sql, { now: NOW }), await createUser(sql, { now: NOW })];
  await queue(busy, 50);
  await queue(calm, 2, after(10));
  const order: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const jobs = await claim([{ ...PAIR[0], concurrency: 1 } as VendorLimit], after(600));
    order.push(...jobs.map(({ userId }) => (userId === busy.id ? 'busy' : 'calm')));
    await finish(jobs);
  }
  expect(order).toEqual(['busy', 'busy', 'busy', 'calm', 'busy', 'calm']);
});
