import type { Sql } from '../../platform/db/client.ts';
import { purgeAccount } from './accounts.repo.ts';

/** Generations in one statement: it holds the locks of what it changes. */
const BATCH = 500;

/** Statements in one call; what is left waits for the next, so that other work of the same loop gets its turn. */
const STATEMENTS_MAX = 200;

/** Removes what is personal of deleted accounts that cannot be restored any more. Any number of workers may do it. */
export async function purgeAccounts(sql: Sql, now: Date): Promise<void> {
  for (let done = 0; done < STATEMENTS_MAX; done += 1) {
    if (!(await purgeAccount(sql, BATCH, now))) return;
  }
}
