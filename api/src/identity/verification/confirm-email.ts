import type { PlatformDeps } from '../../platform/deps.ts';
import { hashRandomToken, RANDOM_TOKEN } from '../auth/random-token.ts';
import { linkExpired, linkUnknown, linkUsed } from '../errors/sign-in-errors.ts';
import { verifyEmail } from './verification.repo.ts';

/**
 * Confirms the address that a mailed token went to, signed in or not: who has the mail reads the address.
 * @param session of the browser that brings it: if it is not signed in to the account, the account is handed over
 * @returns whether it was handed over: it has no password then, and the link that sets one is on its way
 * @throws AppError `not_found` unknown, `conflict` used before, `invalid_request` too late
 */
export async function confirmEmail(
  { sql, clock, notifier }: Pick<PlatformDeps, 'sql' | 'clock' | 'notifier'>,
  token: string,
  session: Buffer | null,
): Promise<boolean> {
  if (!RANDOM_TOKEN.test(token)) throw linkUnknown();
  const { outcome, userId, isHandedOver } = await verifyEmail(
    sql,
    hashRandomToken(token),
    session,
    clock.now(),
  );
  switch (outcome) {
    case 'verified':
      if (userId !== null) notifier.notify('events', userId);
      return isHandedOver ?? false;
    case 'used':
      throw linkUsed();
    case 'expired':
      throw linkExpired('24 hours');
    case 'unknown':
      throw linkUnknown();
    default:
      return outcome satisfies never;
  }
}
