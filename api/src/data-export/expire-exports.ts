import { forgetExpired } from './export-jobs.repo.ts';
import type { ExportWorkerDeps } from './make-exports.ts';

/** Files that one call removes at most; what is left waits for the next. */
const FILES_MAX = 100;

/**
 * Removes exports whose time is over. A file that stays because its worker dies here is swept like any unwanted one.
 */
export async function expireExports({
  sql,
  clock,
  storage,
}: Pick<ExportWorkerDeps, 'sql' | 'clock' | 'storage'>): Promise<void> {
  for (const key of await forgetExpired(sql, FILES_MAX, clock.now())) await storage.remove(key);
}
