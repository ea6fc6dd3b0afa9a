import type { ClientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { passwordResetLimits } from '../auth/auth-limits.ts';
import { hashRandomToken, RANDOM_TOKEN } from '../auth/random-token.ts';
import { commonPassword, linkExpired, linkUnknown, resetLinkUsed } from '../errors/sign-in-errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { redeemResetToken } from './passwords.repo.ts';

/**
 * Sets the password of the account that a mailed link is of, from any browser, and ends all its sessions. Starts no
 * session: who reads a mail over the user's shoulder still has to know what was typed.
 * @throws AppError `invalid_request` for a common password or a late link, `not_found` unknown, `conflict` used before,
 * `rate_limited`, `unavailable`
 */
export async function resetPassword(
  deps: AuthDeps,
  network: ClientNetwork,
  { token, password }: { token: string; password: string },
): Promise<void> {
  if (!RANDOM_TOKEN.test(token)) throw linkUnknown();
  if (isCommonPassword(password)) throw commonPassword();
  deps.hasher.requireRoom();
  await takeRateLimits(deps, passwordResetLimits(network));
  const passwordHash = await deps.hasher.hash(password);
  const { outcome, userId } = await redeemResetToken(
    deps.sql,
    hashRandomToken(token),
    passwordHash,
    deps.clock.now(),
  );
  switch (outcome) {
    case 'reset':
      if (userId !== null) deps.notifier.notify('events', userId);
      return;
    case 'used':
      throw resetLinkUsed();
    case 'expired':
      throw linkExpired('30 minutes');
    case 'unknown':
      throw linkUnknown();
    default:
      outcome satisfies never;
  }
}
