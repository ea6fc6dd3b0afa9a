import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { createCredentials, createDiskStorage, createResultStore, createSql } from '@aic/api/testing';
import { pino } from 'pino';
import type { BenchDatabase } from '../measure/database.ts';
import type { makeOutputs } from './outputs.ts';

/** Of one result: all its files, from the engine's bytes until they are on disk. */
export interface Stored {
  ms: number;
  cpuMs: number;
  bytes: number;
}

type Made = Awaited<ReturnType<typeof makeOutputs>>[keyof Awaited<ReturnType<typeof makeOutputs>>];

/** Stores results as the worker does, with and without signing. */
export function openStores({ url, dataDir }: BenchDatabase) {
  const sql = createSql(url, { name: 'bench-credentials', max: 2 });
  const storage = createDiskStorage(join(dataDir, 'media'));
  const credentials = createCredentials({
    sql,
    config: parseConfig({ DATA_DIR: dataDir, CREDENTIALS_ON_FAILURE: 'fail' }),
    clock: { now: () => new Date() },
    logger: pino({ level: 'silent' }),
  });
  const stores = {
    signed: createResultStore({ storage, signing: { sql, credentials } }),
    plain: createResultStore({ storage }),
  };
  return {
    async store(side: keyof typeof stores, { kind, output }: Made): Promise<Stored> {
      const started = performance.now();
      const before = process.cpuUsage();
      const stored = await stores[side].store(jobOf(kind), output);
      const { user, system } = process.cpuUsage(before);
      return { ms: performance.now() - started, cpuMs: (user + system) / 1000, bytes: sizeOf(stored) };
    },
    async close() {
      await credentials.close();
      await sql.end();
    },
  };
}

const jobOf = (kind: Made['kind']) => ({
  userId: randomUUID(),
  id: randomUUID(),
  attempt: 1,
  attemptsUsed: 1,
  kind,
  request: {},
  seed: 7,
  submission: null,
  createdAt: new Date(),
  price: 20,
  traceparent: null,
});

function sizeOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null) return 0;
  return Object.values(stored).reduce<number>(
    (sum, part: unknown) =>
      typeof part === 'object' && part !== null && 'sizeBytes' in part && typeof part.sizeBytes === 'number'
        ? sum + part.sizeBytes
        : sum,
    0,
  );
}
