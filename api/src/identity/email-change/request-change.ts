import type { ClientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { passwordCheckLimits } from '../auth/auth-limits.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { accountKey, emailKey } from '../auth/email-key.ts';
import { FRESH_SIGN_IN_MINUTES, freshSince } from '../auth/fresh-sign-in.ts';
import { mailLimits } from '../auth/mail-limits.ts';
import {
  emailIsOwn,
  lookAlikeAddress,
  ownAddressUnconfirmed,
  signInTooOldForAddress,
  wrongOwnPassword,
} from '../errors/account-errors.ts';
import { emailTaken, passwordChangedMeanwhile } from '../errors/sign-in-errors.ts';
import { findOwnPassword } from '../passwords/passwords.repo.ts';
import { insertEmailChange } from './email-change.repo.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Has the caller's account get another address, once a link to each of the two was pressed.
 * @param password undefined for an account that has none
 * @throws AppError `unauthorized`, `invalid_request` for a wrong password or their own address, `email_taken`,
 *   `forbidden` for an old sign-in without a password, `conflict` also while the present address is not confirmed, `rate_limited`, `unavailable`
 */
export async function requestEmailChange(
  deps: AuthDeps,
  caller: Caller,
  network: ClientNetwork,
  { email, password }: { email: string; password?: string | undefined },
): Promise<void> {
  const key = accountKey(email);
  if (key === null) throw lookAlikeAddress(emailKey(email));
  const own = signedIn(await findOwnPassword(deps.sql, caller));
  const { userId, passwordHash } = own;
  if (passwordHash !== null) {
    if (password === undefined) throw wrongOwnPassword();
    deps.hasher.requireRoom();
    await takeRateLimits(deps, passwordCheckLimits(userId));
    if (!(await deps.hasher.verify(passwordHash, password))) throw wrongOwnPassword();
  }
  await takeRateLimits(deps, [
    ...mailLimits('change-email', network, key),
    { key: `email-change:${userId}`, limit: 5, windowSeconds: DAY_SECONDS },
  ]);
  const outcome = await insertEmailChange(deps.sql, caller, {
    knownHash: passwordHash,
    signedInSince: freshSince(caller.now),
    email,
    emailKey: key,
    expiresAt: new Date(caller.now.getTime() + DAY_SECONDS * 1000),
  });
  switch (outcome) {
    case 'requested':
      return;
    case 'password-changed':
      throw passwordChangedMeanwhile();
    case 'sign-in-too-old':
      throw signInTooOldForAddress(FRESH_SIGN_IN_MINUTES);
    case 'unverified':
      throw ownAddressUnconfirmed();
    case 'same':
      throw emailIsOwn();
    case 'taken':
      throw emailTaken();
    default:
      outcome satisfies never;
  }
}
