import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createHangingProvider } from '../../../test/generations/fake-provider.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { recoverJobs } from '../../generations/worker/jobs.repo.ts';
import { createSql } from './client.ts';
import { openDatabaseClock } from './database-clock.ts';

const { sql, url } = await createTestDatabase();
const startWorker = workersOf({ sql, url });
const HOUR_MS = 3_600_000;

const open: Array<{ close(): Promise<void> }> = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function openClock(ownNow: () => number, compareMs?: number, through = sql) {
  const options = {
    logger: pino({ level: 'silent' }),
    ownNow,
    ...(compareMs === undefined ? {} : { compareMs }),
  };
  const clock = await openDatabaseClock(through, options);
  open.push(clock);
  return clock;
}

const errorOf = (clock: { now(): Date }) => Math.abs(clock.now().getTime() - Date.now());

describe('openDatabaseClock', () => {
  it.each([-HOUR_MS, 0, HOUR_MS])(
    'tells the time of the database on a machine that is %i ms off',
    async (off) => {
      expect(errorOf(await openClock(() => Date.now() + off))).toBeLessThan(5_000);
    },
  );

  it('follows when the clock of the machine is set', async () => {
    let off = 0;
    const clock = await openClock(() => Date.now() + off, 20);
    off = HOUR_MS;
    await expect.poll(() => errorOf(clock)).toBeLessThan(5_000);
  });

  it('keeps the last difference while the database is away', async () => {
    const away = createSql(url, { name: 'soon-away' });
    const clock = await openClock(() => Date.now() + HOUR_MS, 20, away);
    await away.end({ timeout: 0 });
    expect(errorOf(clock)).toBeLessThan(5_000);
  });

  it('keeps a worker whose machine is an hour ahead from taking the jobs of the others', async () => {
    const user = await createUser(sql);
    const provider = createHangingProvider();
    await startWorker(provider);
    const id = await startGeneration(sql, user);
    await provider.started;
    const clock = await openClock(() => Date.now() + HOUR_MS);

    expect(await recoverJobs(sql, 3, clock.now())).toEqual([]);

    expect(await readGeneration(sql, id)).toMatchObject({ status: 'running', attempt: 1 });
  });
});
