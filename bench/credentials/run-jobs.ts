import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createNotifier, createSql } from '@aic/api/testing';
import { pino } from 'pino';
import { seedUsers, tokenHashOf } from '../generate/seed-users.ts';
import { startOne } from '../generate/statement.ts';
import { AS_PRODUCT, startChild } from '../measure/child.ts';
import type { BenchDatabase } from '../measure/database.ts';

const USERS = 50;
const LOOK_MS = 10;

/** Of one round. */
export interface Throughput {
  perSecond: number;
  /** Of the worker's process, for each job. */
  cpuMs: number;
}

/** A worker of the product that has a database to itself. */
export async function openWorker({ url, ownerUrl, dataDir }: BenchDatabase, signs: boolean) {
  await seedUsers(ownerUrl, USERS);
  const sql = createSql(url, { name: 'bench-press', max: 4 });
  const notifier = createNotifier(sql, pino({ level: 'silent' }));
  const program = join(import.meta.dirname, 'worker-server.ts');
  const args = [url, ownerUrl, dataDir, signs ? 'signs' : 'signs nothing'];
  const worker = await startChild(program, args, AS_PRODUCT);
  return {
    /** Presses for so many pictures, and waits for the last. @throws Error when one has failed or is not as it should be */
    async run(jobs: number): Promise<Throughput> {
      const before = await worker.cpuMs();
      const started = performance.now();
      for (let n = 0; n < jobs; n += 1) await startOne(sql, tokenHashOf(randomInt(USERS) + 1));
      notifier.notify('jobs');
      for (;;) {
        const [{ open, wrong }] = await sql<[{ open: number; wrong: number }]>`
          select count(*) filter (where status in ('queued', 'running'))::integer as open,
            count(*) filter (where status = 'failed'
              or status = 'completed' and (output ? 'unmarked') = ${signs})::integer as wrong
          from generation`;
        if (wrong > 0) throw new Error(`${wrong} jobs have failed, or were not signed as they should be.`);
        if (open === 0) break;
        await delay(LOOK_MS);
      }
      const seconds = (performance.now() - started) / 1000;
      return { perSecond: jobs / seconds, cpuMs: ((await worker.cpuMs()) - before) / jobs };
    },
    async stop() {
      await worker.stop();
      await notifier.close();
      await sql.end();
    },
  };
}
