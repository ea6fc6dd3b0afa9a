import type { PlatformDeps } from '../../platform/deps.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { sessionNotFound } from '../errors/sign-in-errors.ts';
import { deleteOtherSessions, deleteSession } from './sessions.repo.ts';

type SessionDeps = Pick<PlatformDeps, 'sql' | 'notifier'>;

/** Signs one browser of the caller out; its open pages are notified. @throws AppError `unauthorized`, `not_found` */
export async function endOneSession(
  { sql, notifier }: SessionDeps,
  caller: Caller,
  id: string,
): Promise<void> {
  const ended = signedIn(await deleteSession(sql, caller, id));
  if (ended.count === 0) throw sessionNotFound();
  notifier.notify('events', ended.userId);
}

/** Signs every other browser of the caller out. @returns how many @throws AppError `unauthorized` */
export async function endOtherSessions({ sql, notifier }: SessionDeps, caller: Caller): Promise<number> {
  const ended = signedIn(await deleteOtherSessions(sql, caller));
  notifier.notify('events', ended.userId);
  return ended.count;
}
