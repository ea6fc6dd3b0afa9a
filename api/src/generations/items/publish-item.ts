import type { Generation } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { setPublished } from '../list/generations.repo.ts';

/**
 * Shows a finished item on its user's public page, or hides it again. From the same statement on everybody may read its
 * result's files, or only its user again.
 * @throws AppError `unauthorized`, `not_found`, `conflict` when it is not finished
 */
export async function publishItem(
  deps: Pick<PlatformDeps, 'sql' | 'notifier'>,
  caller: Caller,
  id: string,
  isPublished: boolean,
): Promise<Generation> {
  const { userId, item } = await setPublished(deps.sql, caller, id, isPublished);
  deps.notifier.notify('events', userId);
  return item;
}
