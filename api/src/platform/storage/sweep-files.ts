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
  /** The first shelf (0..255) that is looked through. @default any: processes that start often do not always begin with the same */
  first?: number;
}

/**
 * Removes files that nothing refers to, because a process was killed between storing one and writing its row, or a
 * removal failed. Each call looks through one shelf, so the store is never read as a whole. A file goes when it was
 * found so twice, a day apart, and a day no more than a hundredth of the store. Files of another database are left
 * alone.
 */
export function createFileSweep({
  store,
  sql,
  clock,
  logger,
  first = randomInt(SHELVES),
}: FileSweepOptions): () => Promise<void> {
  let shelf = first;
  return async () => {
    if (!(await isOurStore(sql, store))) {
      logger.error(
        { place: store.place },
        'the media store belongs to another database: nothing in it is swept',
      );
      return;
    }
    const now = clock.now();
    let left = 0;
    const count = await store.sweep(shelf, {
      before: new Date(now.getTime() - GRACE_MS),
      async chooseUnwanted(keys, shelfSize) {
        const taken = await takeUnwanted(sql, keys, shelfSize * SHELVES, now);
        left += taken.left;
        return new Set(taken.keys);
      },
    });
    if (count > 0) logger.warn({ count, shelf }, 'unreferenced files were removed');
    if (left > 0) {
      logger.error(
        { left, shelf },
        'unreferenced files stay: more than a hundredth of the store would go in a day. If that is meant: npm run storage:adopt -- --remove-unwanted',
      );
    }
    shelf = (shelf + 1) % SHELVES;
  };
}

async function takeUnwanted(sql: Sql, keys: readonly string[], storeSize: number, now: Date) {
  const [row] = await sql<[{ taken: { keys: string[]; left: number } }]>`
    select take_unwanted(${sql.json([...keys])}, ${storeSize}, ${now}) as taken`;
  return row.taken;
}
