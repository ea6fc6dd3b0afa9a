import { setTimeout as delay } from 'node:timers/promises';
import { spawnWorker, type WorkerProcess } from '@aic/api/testing';
import type { SoakDatabase } from './database.ts';
import { retryStatement } from './retry-statement.ts';

export interface WorkerPool {
  /** Milliseconds from each kill until another worker started the job again. */
  restartsMs: number[];
  kills: number;
  /** Processes that ended without a signal of ours: there must be none. */
  unexpectedEnds: number;
  /** Ends a random worker with kill -9 and starts a new one. */
  killOne(): Promise<void>;
  /** Ends all workers with SIGTERM. */
  close(): Promise<void>;
}

const CONCURRENCY = 4;
const WATCH_MS = 10;
const WATCH_END_MS = 60_000;

/** Starts `size` worker processes; a killed one is replaced. */
export async function startWorkerPool(
  database: SoakDatabase,
  size: number,
  workMs: number,
): Promise<WorkerPool> {
  const askedToEnd = new Set<WorkerProcess>();
  const watches = new Set<Promise<void>>();

  async function startWorker(): Promise<WorkerProcess> {
    const worker = await spawnWorker({ url: database.url, workMs, concurrency: CONCURRENCY });
    worker.child.once('exit', () => {
      if (!askedToEnd.has(worker)) pool.unexpectedEnds += 1;
    });
    return worker;
  }

  /** Waits until each job of a killed worker runs in a later attempt. */
  async function watch(jobs: { id: string; attempt: number }[], killedAt: number): Promise<void> {
    const open = new Map(jobs.map((job) => [job.id, job.attempt]));
    while (open.size > 0 && performance.now() - killedAt < WATCH_END_MS) {
      await delay(WATCH_MS);
      const rows = await retryStatement(
        () => database.admin<{ id: string; attempt: number; status: string }[]>`
          select id, attempt, status from generation where id in ${database.admin([...open.keys()])}`,
      );
      for (const row of rows) {
        const isRestarted = row.attempt > (open.get(row.id) ?? 0);
        if (isRestarted) pool.restartsMs.push(performance.now() - killedAt);
        // A job that has ended was reported just before the kill or had no attempts left: nothing restarts it.
        if (isRestarted || !['queued', 'running'].includes(row.status)) open.delete(row.id);
      }
    }
  }

  const pool: WorkerPool = {
    restartsMs: [],
    kills: 0,
    unexpectedEnds: 0,
    async killOne() {
      const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1);
      if (!victim) return;
      const jobs = await retryStatement(
        () => database.admin<{ id: string; attempt: number }[]>`
          select id, attempt from generation where status = 'running' and worker = ${victim.id}`,
      );
      askedToEnd.add(victim);
      await victim.end('SIGKILL');
      pool.kills += 1;
      const watching = watch(jobs, performance.now()).finally(() => watches.delete(watching));
      watches.add(watching);
      workers.push(await startWorker());
    },
    async close() {
      await Promise.all(watches);
      await Promise.all(
        workers.map((worker) => {
          askedToEnd.add(worker);
          return worker.end('SIGTERM');
        }),
      );
    },
  };
  const workers = await Promise.all(Array.from({ length: size }, startWorker));
  return pool;
}
