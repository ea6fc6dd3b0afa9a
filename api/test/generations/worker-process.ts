/** A worker as a process of its own, for tests that kill it. Its vendor takes as long as the test says. */
import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { createWorker, type WorkerOptions } from '../../src/generations/worker/worker.ts';
import { createSql } from '../../src/platform/db/client.ts';
import { createNotifier } from '../../src/platform/db/notifier.ts';
import { systemClock } from '../../src/platform/time/clock.ts';
import { createFakeProvider, DONE } from './fake-provider.ts';
import { createMemoryKept } from './memory-kept.ts';
import { createMemoryResults } from './memory-results.ts';
import { createMemoryStorage } from './memory-storage.ts';

export interface WorkerProcessOptions {
  url: string;
  /** What the vendor needs for one picture. */
  workMs: number;
  concurrency: number;
  times?: WorkerOptions['times'];
  limits?: ReturnType<NonNullable<WorkerOptions['limits']>>;
}

const {
  url,
  workMs,
  concurrency,
  times = {},
  limits = [],
} = JSON.parse(argv[2] ?? '{}') as WorkerProcessOptions;
const logger = pino({ level: 'fatal' });
const sql = createSql(url, { name: 'aic-worker', max: 4 });
const notifier = createNotifier(sql, logger);
const image = createFakeProvider(async (_, context) => {
  for (let step = 1; step <= 10; step += 1) {
    await delay(workMs / 10, undefined, { signal: context.signal });
    context.onProgress(step / 10);
  }
  return DONE;
});
const worker = createWorker({
  sql,
  url,
  providers: { image },
  storage: createMemoryStorage(),
  results: createMemoryResults(),
  kept: createMemoryKept(),
  notifier,
  clock: systemClock,
  logger,
  slots: { cpu: concurrency, remote: concurrency, unbound: new Set(['fake']) },
  jobTimeoutMs: 60_000,
  times,
  limits: () => limits,
});

async function stop(): Promise<void> {
  await worker.stop();
  await notifier.close();
  await sql.end({ timeout: 2 });
}
process.once('SIGTERM', () => void stop());

await worker.start();
process.stdout.write(`${worker.id}\n`);
