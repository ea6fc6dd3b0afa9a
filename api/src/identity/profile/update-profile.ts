import type { User } from '@aic/contract';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { Caller } from '../auth/caller.ts';
import { currentUser } from '../auth/current-user.ts';
import { changeProfile, type ProfileChanges } from './profile.repo.ts';

/**
 * Changes the caller's profile and tells their open pages.
 * @throws AppError `unauthorized`, `conflict` for a handle that is taken
 */
export async function updateProfile(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'notifier'>,
  caller: Caller,
  changes: ProfileChanges,
): Promise<User> {
  const userId = await changeProfile(deps.sql, caller, changes);
  deps.notifier.notify('events', userId);
  return currentUser(deps, caller.tokenHash);
}
