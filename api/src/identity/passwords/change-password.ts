import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { passwordCheckLimits } from '../auth/auth-limits.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { commonPassword, passwordChangedMeanwhile, wrongPassword } from '../errors/sign-in-errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findOwnPassword, replacePassword } from './passwords.repo.ts';

/**
 * Sets another password for the caller, who has to know the present one: a session left open is not enough. Their other
 * sessions end. Users who have none set their first by a mailed link.
 * @throws AppError `unauthorized`, `invalid_request` for a wrong or a common password, `rate_limited`, `conflict`,
 *   `unavailable`
 */
export async function changePassword(
  deps: AuthDeps,
  caller: Caller,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const own = signedIn(await findOwnPassword(deps.sql, caller));
  if (isCommonPassword(password)) throw commonPassword();
  deps.hasher.requireRoom();
  await takeRateLimits(deps, passwordCheckLimits(own.userId));
  const isRight = await deps.hasher.verify(own.passwordHash, currentPassword);
  if (!isRight || own.passwordHash === null) throw wrongPassword();
  const next = await deps.hasher.hash(password);
  if (!(await replacePassword(deps.sql, caller, { known: own.passwordHash, next }))) {
    throw passwordChangedMeanwhile();
  }
  deps.notifier.notify('events', own.userId);
}
