import { z } from 'zod';
import { linkUnknown } from '../identity/errors/sign-in-errors.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { endNotifications, findUnsubscribeKey } from './mail.repo.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Ends the notifications of the user whom a mail's link names. Doing it again changes nothing.
 * @throws AppError `not_found` for a link that we have not made, or whose user is gone
 */
export async function unsubscribe(
  { sql, clock, notifier }: Pick<PlatformDeps, 'sql' | 'clock' | 'notifier'>,
  token: string,
): Promise<void> {
  const userId = readUnsubscribeToken(token, await findUnsubscribeKey(sql));
  if (userId === null || !z.uuid().safeParse(userId).success) throw linkUnknown();
  if (!(await endNotifications(sql, userId, clock.now()))) throw linkUnknown();
  notifier.notify('events', userId);
}
