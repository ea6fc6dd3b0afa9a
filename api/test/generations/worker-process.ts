/** A worker as a process of its own, for tests that kill it. Its vendor takes as long as the test says. */
import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { createCredentials } from '../../src/generations/results/credentials/credentials.ts';
import { createResultStore } from '../../src/generations/results/result-store.ts';
import { createWorker, type WorkerOptions } from '../../src/generations/worker/worker.ts';
import { parseConfig } from '../../src/platform/config/config.ts';
import { createSql } from '../../src/platform/db/client.ts';
import { createNotifier } from '../../src/platform/db/notifier.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
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
  /** Signs what it makes, and keeps it on disk; else in memory. */
  signing?: {
    /** With the installation's key. */
    dataDir: string;
    media: string;
    /** Where it stays for ever, which it says: while the thread signs, or with what that has signed. */
    heldAt: 'signing' | 'signed' | null;
  };
}

const {
  url,
  workMs,
  concurrency,
  times = {},
  limits = [],
  signing,
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
const stores = signing
  ? signingStores(signing)
  : { storage: createMemoryStorage(), results: createMemoryResults() };
const worker = createWorker({
  sql,
  url,
  providers: { image },
  ...stores,
  kept: createMemoryKept(),
  notifier,
  clock: systemClock,
  logger,
  slots: { cpu: concurrency, remote: concurrency, unbound: new Set(['fake']) },
  jobTimeoutMs: 60_000,
  times,
  limits: () => limits,
});

function signingStores({ dataDir, media, heldAt }: NonNullable<WorkerProcessOptions['signing']>) {
  const config = parseConfig({ DATA_DIR: dataDir });
  const credentials = createCredentials({ sql, config, clock: systemClock, logger });
  const sign: typeof credentials.sign = async (file) => {
    if (heldAt === null) return credentials.sign(file);
    const signed = credentials.sign(file);
    if (heldAt === 'signed') await signed;
    process.stdout.write(`${heldAt}\n`);
    return new Promise(() => undefined);
  };
  const storage = createDiskStorage(media);
  return {
    storage,
    results: createResultStore({ storage, signing: { sql, credentials: { ...credentials, sign } } }),
  };
}

async function stop(): Promise<void> {
  await worker.stop();
  await notifier.close();
  await sql.end({ timeout: 2 });
}
process.once('SIGTERM', () => void stop());

await worker.start();
process.stdout.write(`${worker.id}\n`);
