import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { SWEEPS } from '../../background-tasks.ts';
import { runSweeps } from '../../platform/background-tasks.ts';
import type { Job } from './job.ts';
import { sendHeartbeats, finishJob, recoverJobs, requeueJob, storeSubmission } from './jobs.repo.ts';

const { sql, admin } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const LEASE_MS = 30_000;

const sweep = (now: Date) =>
  runSweeps(SWEEPS, { sql, clock: { now: () => now }, logger: pino({ level: 'silent' }) });

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}

// What the test before left over is never due again.
beforeEach(
  () =>
    admin`update generation set status = 'queued', run_at = 'infinity', worker = null where status in ('queued', 'running')`,
);

/** No process holds these workers' locks, so they are dead unless a test takes the lock. */
let worker = 1;
async function claimOne(at = NOW): Promise<Job> {
  worker += 1;
  const [job] = await claimAny(sql, 1, { worker, kinds: ['image'], leaseMs: LEASE_MS, now: at });
  if (!job) throw new Error('There was nothing to claim.');
  return job;
}

async function queueOne() {
  const user = await createUser(sql, { now: NOW });
  const id = await startGeneration(sql, user, { now: NOW });
  return { user, id };
}

const done = (key: string) => ({
  status: 'completed' as const,
  provider: 'fake',
  output: { image: { key, mediaType: 'image/png', sizeBytes: 1 } },
});

describe('claim', () => {
  it('gives each job to one of many that ask at once', async () => {
    const user = await createUser(sql, { now: NOW });
    for (let n = 0; n < 10; n += 1) await startGeneration(sql, user, { now: NOW });
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        claimAny(sql, 1, { worker: n + 1000, kinds: ['image'], leaseMs: LEASE_MS, now: NOW }),
      ),
    );
    const ids = claims.flat().map((job) => job.id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  it('leaves a job alone until its time has come', async () => {
    await queueOne();
    const job = await claimOne();
    await requeueJob(sql, job, after(5_000), false);
    expect(
      await claimAny(sql, 1, { worker: 1, kinds: ['image'], leaseMs: LEASE_MS, now: after(4_999) }),
    ).toEqual([]);
    expect(await claimOne(after(5_000))).toMatchObject({ id: job.id, attempt: 2, attemptsUsed: 2 });
  });
});

describe('fencing', () => {
  it('lets an attempt that was overtaken neither finish, nor requeue, nor beat, nor note an operation', async () => {
    const { user, id } = await queueOne();
    const stale = await claimOne();
    await recoverJobs(sql, 3, after(LEASE_MS));
    const current = await claimOne(after(LEASE_MS));
    const late = after(LEASE_MS + 1);

    expect(await finishJob(sql, stale, done('stale'), late)).toBe(false);
    expect(await requeueJob(sql, stale, late, false)).toBe(false);
    expect(await storeSubmission(sql, stale, { state: 'accepted', at: late, operation: 'op-stale' })).toBe(
      false,
    );
    expect(await sendHeartbeats(sql, [{ job: stale, progress: 0.9 }], LEASE_MS, late)).toEqual([]);
    expect(await balanceOf(sql, user.id, late)).toBe(480);

    expect(await finishJob(sql, current, done('current'), late)).toBe(true);
    expect(await finishJob(sql, stale, done('stale'), late)).toBe(false);
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'completed', attempt: 2 });
    expect(await balanceOf(sql, user.id, late)).toBe(480);
  });

  it('answers a report that is sent again as the first time, and charges once', async () => {
    const { user } = await queueOne();
    const job = await claimOne();
    expect(await finishJob(sql, job, done('a'), NOW)).toBe(true);
    expect(await finishJob(sql, job, done('a'), NOW)).toBe(true);
    expect(await finishJob(sql, job, done('b'), NOW)).toBe(false);
    expect(await balanceOf(sql, user.id, NOW)).toBe(480);
  });
});

describe('recovery', () => {
  it('takes a job from a worker whose lock is free, long before the lease is over', async () => {
    const { id } = await queueOne();
    await claimOne();
    const recovered = await recoverJobs(sql, 3, after(1));
    expect(recovered).toMatchObject([{ id, outcome: 'queued' }]);
  });

  it('leaves a job with a worker that holds its lock, until the lease is over', async () => {
    const { id } = await queueOne();
    await claimOne();
    const lock = await admin.reserve();
    await lock`select pg_advisory_lock(worker_lock_class(), ${worker})`;
    expect(await recoverJobs(sql, 3, after(LEASE_MS - 1))).toEqual([]);
    expect(await recoverJobs(sql, 3, after(LEASE_MS))).toMatchObject([{ id, outcome: 'queued' }]);
    await lock`select pg_advisory_unlock_all()`;
    lock.release();
  });

  it('gives up a job that kills its workers: failed after three attempts, credits back', async () => {
    const { user, id } = await queueOne();
    for (const attempt of [1, 2, 3]) {
      expect(await claimOne()).toMatchObject({ id, attempt });
      await recoverJobs(sql, 3, NOW);
    }
    expect(await readGeneration(sql, id)).toMatchObject({
      status: 'failed',
      errorCode: 'attempts_exhausted',
    });
    expect(await balanceOf(sql, user.id, NOW)).toBe(500);
  });

  it('does not count attempts that were handed back', async () => {
    const { id } = await queueOne();
    for (let n = 0; n < 5; n += 1) await requeueJob(sql, await claimOne(), NOW, true);
    expect(await claimOne()).toMatchObject({ id, attempt: 6, attemptsUsed: 1 });
    await recoverJobs(sql, 3, NOW);
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'queued' });
  });

  it('finishes a cancel whose worker died before it saw it', async () => {
    const { user, id } = await queueOne();
    const jobs = await claimAny(sql, 10, { worker: 77, kinds: ['image'], leaseMs: LEASE_MS, now: NOW });
    await sql`select cancel_generation(${user.tokenHash}, ${id}, ${NOW})`;
    await recoverJobs(sql, 3, after(1));
    expect(jobs.length).toBeGreaterThan(0);
    expect(await readGeneration(sql, id)).toMatchObject({ status: 'cancelled', refunded: true });
    expect(await balanceOf(sql, user.id, NOW)).toBe(500);
  });
});

describe('start_generations', () => {
  it('accepts exactly k of 100 parallel starts when the credit is for k', async () => {
    const user = await createUser(sql, { credits: 20 * 3 + 19, now: NOW });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => startGeneration(sql, user, { now: NOW })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(sql, user.id, NOW)).toBe(19);
  });

  it('makes one generation of parallel repeats with one key', async () => {
    const user = await createUser(sql, { now: NOW });
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => startGeneration(sql, user, { now: NOW, key: 'k' })),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(sql, user.id, NOW)).toBe(480);
  });

  it('numbers the events of one user without a gap, in commit order', async () => {
    const user = await createUser(sql, { now: NOW });
    await Promise.all(Array.from({ length: 10 }, () => startGeneration(sql, user, { now: NOW })));
    const events = await sql<
      { seq: number }[]
    >`select seq from event where user_id = ${user.id} order by seq`;
    // One for the starter credits; then each start says that the credits and the generation have changed.
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
  });
});

describe('sweep', () => {
  it('gives back a hold whose generation is gone, and prunes events after a day', async () => {
    const user = await createUser(sql, { now: NOW });
    await sql`select credit.place_hold(${user.id}, ${crypto.randomUUID()}, 50, ${after(1_000)}, ${NOW})`;
    await sweep(after(25 * 3_600_000));
    expect(await balanceOf(sql, user.id, after(25 * 3_600_000))).toBe(500);
    // The release itself is news of now.
    const events = await sql`select 1 from event where user_id = ${user.id}`;
    expect(events).toHaveLength(1);
  });
});
