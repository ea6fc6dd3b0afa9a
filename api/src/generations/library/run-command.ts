import type { LibraryChange } from '@aic/contract/library';
import type { libraryCommandSchema } from '@aic/contract/schemas';
import type { z } from 'zod';
import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { changeItems } from './commands.repo.ts';

/** Files that are deleted at the same time: a command may end thousands. */
const BATCH = 50;

/**
 * Does one thing to many of the caller's items. Files of purged ones answer 404 from the same statement on and are then
 * deleted; those that a crash leaves go with the sweep of files.
 * @throws AppError `unauthorized`, `not_found` for a folder, `rate_limited`
 */
export async function runCommand(
  deps: Pick<PlatformDeps, 'sql' | 'storage' | 'notifier' | 'logger'>,
  caller: Caller,
  command: z.output<typeof libraryCommandSchema>,
): Promise<LibraryChange> {
  const { userId, ids, fileKeys } = await changeItems(deps.sql, caller, command);
  if (ids.length > 0) deps.notifier.notify('events', userId);
  try {
    for (let start = 0; start < fileKeys.length; start += BATCH) {
      await Promise.all(fileKeys.slice(start, start + BATCH).map((key) => deps.storage.remove(key)));
    }
  } catch (error) {
    deps.logger.warn({ err: error, userId }, 'files of purged items are still on disk, out of reach');
  }
  return { ids };
}
