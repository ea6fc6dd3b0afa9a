import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from '../db/client.ts';
import type { Clock } from '../time/clock.ts';
import { isOurStore } from './is-our-store.ts';
import { BUCKETS, type SweepableStorage } from './storage.ts';

/** Far longer than any upload or job takes between a file and its row. */
const GRACE_MS = 24 * 60 * 60 * 1000;

export interface FileSweepOptions {
  sql: Sql;
  clock: Clock;
  logger: Logger;
  storage: SweepableStorage;
  /** Where `storage` keeps its files. */
  folder: string;
}

/**
 * Removes files that nothing refers to, because a process was killed between storing one and writing its row, or a
 * removal failed. Each call looks through one bucket, so the store is never read as a whole. Files of another database
 * are left alone.
 */
export function createFileSweep({
  storage,
  folder,
  sql,
  clock,
  logger,
}: FileSweepOptions): () => Promise<void> {
  // Processes that start often do not always begin with the same one.
  let bucket = randomInt(BUCKETS);
  return async () => {
    if (!(await isOurStore(sql, folder))) {
      logger.error({ folder }, 'the media folder belongs to another database: nothing in it is swept');
      return;
    }
    bucket = (bucket + 1) % BUCKETS;
    const before = new Date(clock.now().getTime() - GRACE_MS);
    const count = await storage.sweep(bucket, { before, findWanted: (keys) => findWantedKeys(sql, keys) });
    if (count > 0) logger.warn({ count, bucket }, 'files that nobody refers to were removed');
  };
}

async function findWantedKeys(sql: Sql, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ key: string }[]>`select wanted_keys(${sql.json([...keys])}) as key`;
  return new Set(rows.map(({ key }) => key));
}
