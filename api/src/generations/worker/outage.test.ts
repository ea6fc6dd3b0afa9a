import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { openTcpProxy } from '../../../test/database/tcp-proxy.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { createSql } from '../../platform/db/client.ts';
import { openWorkerSession, type WorkerSession } from './connection/worker-session.ts';

const { sql, url } = await createTestDatabase();

/** A worker's own way to the database, and its own clock, which a test sets. */
async function openLine() {
  const proxy = await openTcpProxy(url);
  const far = createSql(proxy.url, { name: 'aic-far', max: 4 });
  let aheadMs = 0;
  let looks = 0;
  afterAll(async () => {
    await far.end({ timeout: 1 });
    await proxy.cut();
  });
  const clock = {
    now() {
      looks += 1;
      return new Date(Date.now() + aheadMs);
    },
  };
  return {
    proxy,
    startWorker: workersOf({ sql: far, url: proxy.url }),
    clock,
    setAhead: (ms: number) => {
      aheadMs = ms;
    },
    /** How often its worker has asked for the time: each look for jobs does. */
    looks: () => looks,
  };
}

const lines = [await openLine(), await openLine()] as const;

describe('a database that was away for longer than a lease', () => {
  it('leaves every job with the worker that has it in hand', async () => {
    const [first, second] = lines;
    const user = await createUser(sql);
    const release = Promise.withResolvers<void>();
    const other = createFakeProvider();
    const provider = createFakeProvider(async () => {
      await release.promise;
      return DONE;
    });
    // The grace outlasts the test: workers that may count as dead after it are the next test's.
    const times = { lease: 60_000, beat: 20, look: 20, reconnectGrace: 600_000 };
    await first.startWorker(provider, { times, clock: first.clock });
    const id = await startGeneration(sql, user);
    await vi.waitFor(() => expect(provider.submissions).toBe(1), 10_000);
    await second.startWorker(other, { times, clock: second.clock });

    // The other first: one that saw this worker's lock go would be right to take the job.
    await second.proxy.cut();
    await first.proxy.cut();
    for (const { setAhead } of lines) setAhead(3_600_000);
    // The other comes back first, and looks several times while the lease is over.
    await second.proxy.mend();
    const looksBefore = second.looks();
    await expect.poll(second.looks, { timeout: 10_000 }).toBeGreaterThan(looksBefore + 10);
    await first.proxy.mend();
    await expect
      .poll(
        () => sql`select from generation where id = ${id} and lease_until > now() + interval '30 minutes'`,
        { timeout: 10_000 },
      )
      .toHaveLength(1);
    release.resolve();

    await vi.waitFor(
      async () => expect(await readGeneration(sql, id)).toMatchObject({ status: 'completed', attempt: 1 }),
      { timeout: 10_000 },
    );
    expect(provider.submissions + other.submissions).toBe(1);
    expect(await balanceOf(sql, user.id)).toBe(480);
  });
});

describe('openWorkerSession', () => {
  it('believes nothing about the others until they had time to come back, counted from its own return', async () => {
    const { proxy } = await openLine();
    const mayRecover: boolean[] = [];
    const session: WorkerSession = openWorkerSession({
      url: proxy.url,
      worker: 7,
      logger: pino({ level: 'silent' }),
      reconnectGraceMs: 200,
      onJobs: () => mayRecover.push(session.recoveryConnection() !== null),
    });
    await session.ready;
    expect(session.recoveryConnection()).not.toBeNull();

    await proxy.cut();
    const lostAt = performance.now();
    await vi.waitFor(() => expect(session.isAlive()).toBe(false), 10_000);
    // Away for longer than the grace lasts.
    await expect.poll(() => performance.now() - lostAt).toBeGreaterThan(250);
    await proxy.mend();

    await vi.waitFor(() => expect(session.isAlive()).toBe(true), { timeout: 5_000, interval: 5 });
    expect(mayRecover.at(-1)).toBe(false);
    await vi.waitFor(() => expect(session.recoveryConnection()).not.toBeNull(), { timeout: 5_000 });
    await session.close();
  });
});
