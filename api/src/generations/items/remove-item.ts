import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { removeGeneration } from '../list/generations.repo.ts';

/**
 * Puts an ended item into the bin: from the same statement on it is in no list and on no public page.
 * @throws AppError `unauthorized`, `not_found`, `invalid_request` while it is still being made
 */
export async function removeItem(
  deps: Pick<PlatformDeps, 'sql' | 'notifier'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const userId = await removeGeneration(deps.sql, caller, id);
  deps.notifier.notify('events', userId);
}
