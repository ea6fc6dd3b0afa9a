import type { AccountDeletion } from '@aic/contract/schemas';
import { signInTooOld, wrongAddress, wrongOwnPassword } from '../../errors/account-errors.ts';
import { passwordChangedMeanwhile, unauthorized } from '../../errors/errors.ts';
import type { Caller } from '../../http/caller.ts';
import { takeRateLimits } from '../../http/rate-limit.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { passwordCheckLimits } from '../auth/auth-limits.ts';
import { emailKey } from '../auth/email-key.ts';
import { closeAccount, findOwnAccount, type OwnAccount } from './accounts.repo.ts';

/** Without a password there is nothing to ask for but a fresh sign-in (OWASP ASVS 5.0, 7.5.1). */
const SIGN_IN_AGE_MINUTES = 10;

/**
 * Deletes the caller's account: at once for everybody to see, for good when the time to take it back is over. Their
 * subscription is ended by a worker, so that it stands whether Stripe answers now or not.
 * @throws AppError `unauthorized`, `invalid_request` for a wrong password or address, `forbidden` for an old sign-in without
 * a password, `conflict`, `rate_limited`, `unavailable`
 */
export async function deleteAccount(deps: AuthDeps, caller: Caller, proof: AccountDeletion): Promise<void> {
  const own = await findOwnAccount(deps.sql, caller);
  if (own === null) throw unauthorized();
  if (own.passwordHash === null) requireAddress(own, proof);
  else await requirePassword(deps, own, proof);
  const outcome = await closeAccount(deps.sql, caller, {
    knownHash: own.passwordHash,
    signedInSince: new Date(caller.now.getTime() - SIGN_IN_AGE_MINUTES * 60_000),
    graceDays: deps.config.accountGraceDays,
  });
  switch (outcome) {
    case 'closing':
      deps.notifier.notify('events', own.userId);
      return;
    case 'password-changed':
      throw passwordChangedMeanwhile();
    case 'sign-in-too-old':
      throw signInTooOld(SIGN_IN_AGE_MINUTES);
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
