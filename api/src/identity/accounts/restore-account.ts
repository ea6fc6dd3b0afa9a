import type { PlatformDeps } from '../../platform/deps.ts';
import { hashRandomToken, RANDOM_TOKEN } from '../auth/random-token.ts';
import { restoreTooLate, restoreUnknown, restoreUsed } from '../errors/account-errors.ts';
import { restoreAccount } from './accounts.repo.ts';

/**
 * Restores a deleted account for the caller who has the mailed link. Starts no session.
 * @throws AppError `not_found` unknown, `conflict` used before, `invalid_request` too late
 */
export async function takeAccountBack(
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
  token: string,
): Promise<void> {
  if (!RANDOM_TOKEN.test(token)) throw restoreUnknown();
  const outcome = await restoreAccount(sql, hashRandomToken(token), clock.now());
  switch (outcome) {
    case 'restored':
      return;
    case 'used':
      throw restoreUsed();
    case 'expired':
      throw restoreTooLate();
    case 'unknown':
      throw restoreUnknown();
    default:
      outcome satisfies never;
  }
}
