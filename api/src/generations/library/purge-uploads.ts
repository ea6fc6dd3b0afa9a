import { UPLOAD_UNDO_MINUTES } from '@aic/contract/uploads';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Clock } from '../../platform/time/clock.ts';

/** Uploads in one statement: it holds the lock of their user. */
const BATCH = 100;
/** Statements in one call; what is left waits for the next. */
const STATEMENTS_MAX = 200;

interface PurgeDeps {
  sql: Sql;
  storage: Pick<Storage, 'remove'>;
  clock: Clock;
  logger: Logger;
}

/**
 * Ends uploads that were removed and can no longer be taken back, with the files that nothing was made of. Any number
 * of workers may do it, and any may die: files that are left go with the sweep of files.
 */
export async function purgeUploads({ sql, storage, clock, logger }: PurgeDeps): Promise<void> {
  for (let done = 0; done < STATEMENTS_MAX; done += 1) {
    const [{ purged }] = await sql<[{ purged: { count: number; fileKeys: string[] } }]>`
      select purge_uploads(${`${UPLOAD_UNDO_MINUTES} minutes`}, ${BATCH}, ${clock.now()}) as purged`;
    try {
      await Promise.all(purged.fileKeys.map((key) => storage.remove(key)));
    } catch (error) {
      logger.warn({ err: error }, 'files of purged uploads are still on disk, out of reach');
    }
    if (purged.count === 0) return;
  }
}
