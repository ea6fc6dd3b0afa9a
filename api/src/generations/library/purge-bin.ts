import { BIN_DAYS } from '@aic/contract/library';
import type { Sql } from '../../platform/db/client.ts';

/** Items in one statement: it holds the lock of their user. */
const BATCH = 500;

/** Statements in one call; what is left waits for the next, so that other work of the same loop gets its turn. */
const STATEMENTS_MAX = 200;

/**
 * Ends what was removed or dismissed 30 days ago. Any number of workers may do it, and any may die: the files, which
 * nothing refers to any more, go with the sweep of files.
 */
export async function purgeBin(sql: Sql, now: Date): Promise<void> {
  for (let done = 0; done < STATEMENTS_MAX; done += 1) {
    const [row] = await sql<[{ count: number }]>`
      select purge_bin(${`${BIN_DAYS} days`}, ${BATCH}, ${now}) as count`;
    if (row.count === 0) return;
  }
}
