import { randomInt } from 'node:crypto';
import {
  createFakeProvider,
  createMemoryKept,
  createMemoryResults,
  createMemoryStorage,
  createNotifier,
  createSql,
  createWorker,
  DONE,
  type Worker,
} from '@aic/api/testing';
import { pino } from 'pino';
import { tokenHashOf } from '../generate/seed-users.ts';
import { startOne } from '../generate/statement.ts';
import type { OpenQueue } from './load.ts';

const SILENT = pino({ level: 'silent' });

/**
 * The product's statement for a press and its worker, with a provider that makes nothing.
 * @param isOneProcess as `ROLE=all`; else the worker hears of jobs from the database only
 */
export function productQueue(
  url: string,
  { users, slots, isOneProcess }: { users: number; slots: number; isOneProcess: boolean },
): OpenQueue {
  return async (begun) => {
    const sql = createSql(url, { name: 'bench-jobs', max: 10 });
    let worker: Worker | null = null;
    const onJobs = () => worker?.look();
    const notifier = createNotifier(sql, SILENT, isOneProcess ? { onJobs } : {});
    const image = createFakeProvider(async (_, { idempotencyKey }) => {
      begun(idempotencyKey);
      return DONE;
    });
    worker = createWorker({
      sql,
      url,
      providers: { image },
      storage: createMemoryStorage(),
      results: createMemoryResults(),
      kept: createMemoryKept(),
      notifier,
      clock: { now: () => new Date() },
      logger: SILENT,
      slots: { cpu: 1, remote: slots, unbound: new Set(['fake']) },
      jobTimeoutMs: 60_000,
    });
    await worker.start();
    return {
      async enqueue() {
        const id = await startOne(sql, tokenHashOf(randomInt(users) + 1));
        notifier.notify('jobs');
        return id;
      },
      async stop() {
        await worker?.stop();
        await notifier.close();
        await sql.end();
      },
    };
  };
}
