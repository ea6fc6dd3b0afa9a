import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openTcpProxy } from '../../test/tcp-proxy.ts';
import { createTestDatabase } from '../../test/database.ts';
import { balanceOf, createUser, readGeneration, startGeneration } from '../../test/factories.ts';
import { createFakeProvider, DONE } from '../../test/fake-provider.ts';
import { workersOf } from '../../test/worker.ts';
import { createSql } from '../db/client.ts';
import { openWorkerSession, type WorkerSession } from './worker-session.ts';

const { sql, url } = await createTestDatabase();
const line = await openTcpProxy(url);
const far = createSql(line.url, { name: 'aic-far', max: 4 });
const startWorker = workersOf({ sql: far, url: line.url });
afterAll(async () => {
  await far.end({ timeout: 1 });
  await line.cut();
});

describe('a database that was away for longer than a lease', () => {
  it('leaves every job with the worker that has it in hand', async () => {
    const user = await createUser(sql);
    const release = Promise.withResolvers<void>();
    const other = createFakeProvider();
    const provider = createFakeProvider(async () => {
      await release.promise;
      return DONE;
    });
    const times = { lease: 2_000, beat: 50, look: 20, reconnectGrace: 3_000 };
    await startWorker(provider, { times });
    const id = await startGeneration(sql, user);
    await vi.waitFor(() => expect(provider.submissions).toBe(1), 10_000);
    await startWorker(other, { times });

    await line.cut();
    await delay(3_500);
    await line.mend();
    // Until both have come back and looked.
    await delay(3_500);
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
  it('believes nothing about the others until they had time to come back, however long it was away', async () => {
    const ups: boolean[] = [];
    const session: WorkerSession = openWorkerSession({
      url: line.url,
      worker: 7,
      logger: pino({ level: 'silent' }),
      reconnectGraceMs: 500,
      onJobs: () => ups.push(session.canJudgeOthers()),
    });
    await session.ready;
    expect(session.canJudgeOthers()).toBe(true);

    await line.cut();
    await vi.waitFor(() => expect(session.isAlive()).toBe(false), 10_000);
    await delay(700);
    await line.mend();

    await vi.waitFor(() => expect(session.isAlive()).toBe(true), { timeout: 5_000, interval: 5 });
    expect(ups.at(-1)).toBe(false);
    await vi.waitFor(() => expect(session.canJudgeOthers()).toBe(true), { timeout: 5_000 });
    await session.close();
  });
});
