import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackgroundTask } from '../../platform/background-tasks.ts';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import { UPLOAD_FOLDER_PREFIX } from './receive-form.ts';

/** Longer than any upload takes; another process may be receiving one right now. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes what a process that was killed in the middle of an upload has left in the folder for temporary files: users'
 * photos, with the place where they were taken. Again and again, because right after a crash they look like
 * an upload of another process.
 */
export const ABANDONED_UPLOADS_TASK: BackgroundTask = {
  name: 'uploads of killed processes',
  everyMs: GRACE_MS,
  runsHeld: true,
  run: removeAbandonedUploads,
};

async function removeAbandonedUploads(): Promise<void> {
  const before = Date.now() - GRACE_MS;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(UPLOAD_FOLDER_PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(nullIfMissing);
    if (found !== null && found.mtimeMs < before) await rm(folder, { recursive: true, force: true });
  }
}
