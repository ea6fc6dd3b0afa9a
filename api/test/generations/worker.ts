import { pino } from 'pino';
import { afterEach } from 'vitest';
import type { Provider } from '../../src/generations/providers/provider.ts';
import { createWorker, type Worker, type WorkerOptions } from '../../src/generations/worker/worker.ts';
import { systemClock } from '../../src/platform/time/clock.ts';
import type { TestDatabase } from '../database/database.ts';
import { createRecordingNotifier } from '../database/notifier.ts';
import { createMemoryKept } from './memory-kept.ts';
import { createMemoryResults } from './memory-results.ts';
import { createMemoryStorage } from './memory-storage.ts';

/**
 * Quick where it costs waiting; what only bounds a stall is long, because this machine may be busy with other tests.
 */
const QUICK = {
  lease: 30_000,
  beat: 50,
  look: 50,
  poll: 10,
  grace: 300,
  report: 10_000,
  reconnectGrace: 100,
};

/** Returns a function that starts workers; each one is stopped when its test ends. */
export function workersOf({ sql, url }: Pick<TestDatabase, 'sql' | 'url'>) {
  const started: Worker[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((worker) => worker.stop()));
  });
  return async function startWorker(image: Provider, options: Partial<WorkerOptions> = {}): Promise<Worker> {
    const worker = createWorker({
      sql,
      url,
      providers: { image },
      results: createMemoryResults(),
      kept: createMemoryKept(),
      storage: createMemoryStorage(),
      notifier: createRecordingNotifier(),
      clock: systemClock,
      logger: pino({ level: 'silent' }),
      slots: { cpu: 2, remote: 2, unbound: new Set(['fake']) },
      jobTimeoutMs: 20_000,
      ...options,
      times: { ...QUICK, ...options.times },
    });
    started.push(worker);
    await worker.start();
    return worker;
  };
}
