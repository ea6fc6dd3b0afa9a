import { setTimeout as delay } from 'node:timers/promises';
import { spawnWorker, type WorkerProcess } from '@aic/api/testing';
import type { SoakDatabase } from './database.ts';
import { untilAnswered } from './until-answered.ts';

export interface Workforce {
  /** Milliseconds from each kill to the moment another worker had started the job again. */
  restartsMs: number[];
  kills: number;
  /** Processes that ended although nobody had told them to: there must be none. */
  unexpectedEnds: number;
  /** kill -9 for one of them, and a new one in its place. */
  killOne(): Promise<void>;
  /** SIGTERM for all of them. */
  close(): Promise<void>;
}

const CONCURRENCY = 4;
const WATCH_MS = 10;
const WATCH_END_MS = 60_000;

/** Keeps `size` worker processes running, whatever happens to them. */
export async function employ(database: SoakDatabase, size: number, workMs: number): Promise<Workforce> {
  const condemned = new Set<WorkerProcess>();
  const watches = new Set<Promise<void>>();

  async function hire(): Promise<WorkerProcess> {
    const worker = await spawnWorker({ url: database.url, workMs, concurrency: CONCURRENCY });
    worker.child.once('exit', () => {
      if (!condemned.has(worker)) workforce.unexpectedEnds += 1;
    });
    return worker;
  }

  /** Waits until each of the jobs that died with a worker is a later attempt's. */
  async function watch(jobs: { id: string; attempt: number }[], killedAt: number): Promise<void> {
    const open = new Map(jobs.map((job) => [job.id, job.attempt]));
    while (open.size > 0 && performance.now() - killedAt < WATCH_END_MS) {
      await delay(WATCH_MS);
      const rows = await untilAnswered(
        () => database.admin<{ id: string; attempt: number; status: string }[]>`
          select id, attempt, status from generation where id in ${database.admin([...open.keys()])}`,
      );
      for (const row of rows) {
        const isRestarted = row.attempt > (open.get(row.id) ?? 0);
        if (isRestarted) workforce.restartsMs.push(performance.now() - killedAt);
        // One that has ended was reported just before the kill, or had used up its attempts: nothing to restart.
        if (isRestarted || !['queued', 'running'].includes(row.status)) open.delete(row.id);
      }
    }
  }

  const workforce: Workforce = {
    restartsMs: [],
    kills: 0,
    unexpectedEnds: 0,
    async killOne() {
      const [victim] = workers.splice(Math.floor(Math.random() * workers.length), 1);
      if (!victim) return;
      const jobs = await untilAnswered(
        () => database.admin<{ id: string; attempt: number }[]>`
          select id, attempt from generation where status = 'running' and worker = ${victim.id}`,
      );
      condemned.add(victim);
      await victim.end('SIGKILL');
      workforce.kills += 1;
      const watching = watch(jobs, performance.now()).finally(() => watches.delete(watching));
      watches.add(watching);
      workers.push(await hire());
    },
    async close() {
      await Promise.all(watches);
      await Promise.all(
        workers.map((worker) => {
          condemned.add(worker);
          return worker.end('SIGTERM');
        }),
      );
    },
  };
  const workers = await Promise.all(Array.from({ length: size }, hire));
  return workforce;
}
