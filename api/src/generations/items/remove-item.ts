import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { removeGeneration } from '../list/generations.repo.ts';

/**
 * Takes an ended item out of the lists and blanks it; its files answer 404 from the same statement on and are then
 * deleted.
 * @throws AppError `unauthorized`, `not_found`, `invalid_request` while it is still being made
 */
export async function removeItem(
  deps: Pick<PlatformDeps, 'sql' | 'storage' | 'notifier' | 'logger'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const { userId, fileKeys } = await removeGeneration(deps.sql, caller, id);
  deps.notifier.notify('events', userId);
  try {
    await Promise.all(fileKeys.map((key) => deps.storage.remove(key)));
  } catch (error) {
    deps.logger.warn(
      { err: error, generationId: id },
      'files of a removed item are still on disk, out of reach',
    );
  }
}
