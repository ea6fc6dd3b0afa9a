import type { PlatformDeps } from '../../platform/deps.ts';
import { hashRandomToken, RANDOM_TOKEN } from '../auth/random-token.ts';
import { emailTakenMeanwhile } from '../errors/account-errors.ts';
import { linkExpired, linkUnknown, linkUsed } from '../errors/sign-in-errors.ts';
import { confirmChange } from './email-change.repo.ts';

/**
 * Confirms a change of address for the address that a link went to, signed in or not: who has the mail reads it.
 * @returns false while the other address has not confirmed it
 * @throws AppError `not_found` unknown, `conflict` used before or the address is taken, `invalid_request` too late
 */
export async function confirmEmailChange(
  { sql, clock, notifier }: Pick<PlatformDeps, 'sql' | 'clock' | 'notifier'>,
  token: string,
): Promise<boolean> {
  if (!RANDOM_TOKEN.test(token)) throw linkUnknown();
  const { outcome, userId } = await confirmChange(sql, hashRandomToken(token), clock.now());
  switch (outcome) {
    case 'changed':
      if (userId !== null) notifier.notify('events', userId);
      return true;
    case 'waiting':
      return false;
    case 'used':
      throw linkUsed();
    case 'expired':
      throw linkExpired('24 hours');
    case 'taken':
      throw emailTakenMeanwhile();
    case 'unknown':
      throw linkUnknown();
    default:
      return outcome satisfies never;
  }
}
