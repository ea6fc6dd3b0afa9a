import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from '../db/client.ts';
import type { Clock } from '../time/clock.ts';
import { isOurStore } from './is-our-store.ts';
import { type MediaStore, SHELVES } from './storage.ts';

/** Far longer than any upload or job takes between a file and its row. */
const GRACE_MS = 24 * 60 * 60 * 1000;

export interface FileSweepOptions {
  sql: Sql;
  clock: Clock;
  logger: Logger;
  store: MediaStore;
}

/**
 * Removes files that nothing refers to, because a process was killed between storing one and writing its row, or a
 * removal failed. Each call looks through one shelf, so the store is never read as a whole. Files of another database
 * are left alone.
 */
export function createFileSweep({ store, sql, clock, logger }: FileSweepOptions): () => Promise<void> {
  // Processes that start often do not always begin with the same one.
  let shelf = randomInt(SHELVES);
  return async () => {
    if (!(await isOurStore(sql, store))) {
      logger.error(
        { place: store.place },
        'the media store belongs to another database: nothing in it is swept',
      );
      return;
    }
    shelf = (shelf + 1) % SHELVES;
    const before = new Date(clock.now().getTime() - GRACE_MS);
    const count = await store.sweep(shelf, { before, findWanted: (keys) => findWantedKeys(sql, keys) });
    if (count > 0) logger.warn({ count, shelf }, 'unreferenced files were removed');
  };
}

async function findWantedKeys(sql: Sql, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ key: string }[]>`select wanted_keys(${sql.json([...keys])}) as key`;
  return new Set(rows.map(({ key }) => key));
}
