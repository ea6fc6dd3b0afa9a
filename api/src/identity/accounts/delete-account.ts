import type { AccountDeletion } from '@aic/contract/schemas';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { passwordCheckLimits } from '../auth/auth-limits.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { emailKey } from '../auth/email-key.ts';
import { FRESH_SIGN_IN_MINUTES, freshSince } from '../auth/fresh-sign-in.ts';
import { signInTooOld, wrongAddress, wrongOwnPassword } from '../errors/account-errors.ts';
import { passwordChangedMeanwhile } from '../errors/sign-in-errors.ts';
import { closeAccount, findOwnAccount, type OwnAccount } from './accounts.repo.ts';

/**
 * Deletes the caller's account: at once for everybody to see, for good when the time to restore it is over. Their
 * subscription is ended by a worker, so that it stands whether Stripe answers now or not.
 * @throws AppError `unauthorized`, `invalid_request` for a wrong password or address, `forbidden` for an old sign-in
 *   without a password, `conflict`, `rate_limited`, `unavailable`
 */
export async function deleteAccount(deps: AuthDeps, caller: Caller, proof: AccountDeletion): Promise<void> {
  const own = signedIn(await findOwnAccount(deps.sql, caller));
  if (own.passwordHash === null) requireAddress(own, proof);
  else await requirePassword(deps, own, proof);
  const outcome = await closeAccount(deps.sql, caller, {
    knownHash: own.passwordHash,
    signedInSince: freshSince(caller.now),
    graceDays: deps.config.accountGraceDays,
  });
  switch (outcome) {
    case 'closing':
      deps.notifier.notify('events', own.userId);
      return;
    case 'password-changed':
      throw passwordChangedMeanwhile();
    case 'sign-in-too-old':
      throw signInTooOld(FRESH_SIGN_IN_MINUTES);
    default:
      outcome satisfies never;
  }
}

async function requirePassword(deps: AuthDeps, own: OwnAccount, proof: AccountDeletion): Promise<void> {
  if (!('password' in proof)) throw wrongOwnPassword();
  deps.hasher.requireRoom();
  await takeRateLimits(deps, passwordCheckLimits(own.userId));
  if (!(await deps.hasher.verify(own.passwordHash, proof.password))) throw wrongOwnPassword();
}

function requireAddress(own: OwnAccount, proof: AccountDeletion): void {
  if (!('email' in proof) || emailKey(proof.email) !== own.emailKey) throw wrongAddress();
}
