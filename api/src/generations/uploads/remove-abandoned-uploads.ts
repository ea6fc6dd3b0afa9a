import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import { type PeriodicTasks, startPeriodicTasks } from '../../platform/time/periodic-tasks.ts';
import { UPLOAD_FOLDER_PREFIX } from './receive-form.ts';

/** Longer than any upload takes; another process may be receiving one right now. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes what a process that was killed in the middle of an upload has left in the folder for temporary files: users'
 * photos, with the place where they were taken. Again and again, because right after a crash they look like
 * an upload of another process.
 */
export function sweepAbandonedUploads(logger: Logger, everyMs = GRACE_MS): PeriodicTasks {
  return startPeriodicTasks([{ everyMs, run: removeAbandonedUploads }], (error) =>
    logger.warn({ err: error }, 'uploads of a killed process could not be removed'),
  );
}

async function removeAbandonedUploads(): Promise<void> {
  const before = Date.now() - GRACE_MS;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(UPLOAD_FOLDER_PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(nullIfMissing);
    if (found !== null && found.mtimeMs < before) await rm(folder, { recursive: true, force: true });
  }
}
