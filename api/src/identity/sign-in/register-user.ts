import type { User } from '@aic/contract';
import type { registrationSchema } from '@aic/contract/schemas';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { idempotencyMismatch, internal } from '../../platform/errors/errors.ts';
import { idempotencyDigest } from '../../platform/http/idempotency-key.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps, SignInOrigin } from '../auth/auth-deps.ts';
import { knownNetworkHash, registrationLimits } from '../auth/auth-limits.ts';
import {
  endSession,
  findSessionUser,
  insertUser,
  isRegisteredWith,
  resendRestoreMail,
} from '../auth/auth.repo.ts';
import { accountKey, emailKey } from '../auth/email-key.ts';
import { mailLimits } from '../auth/mail-limits.ts';
import { newSession } from '../auth/session.ts';
import { lookAlikeAddress } from '../errors/account-errors.ts';
import { commonPassword, emailTaken } from '../errors/sign-in-errors.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { logIn } from './log-in.ts';

type Registration = z.output<typeof registrationSchema>;
type Registered = { user: User; token: string };

/**
 * Makes an account with its starter credits and signs it in.
 *
 * It does say that an address is taken, because the sign-up form has to; the limit per network keeps that from
 * becoming a way to list accounts. The owner of one that can still be restored gets a mail that says how.
 * @param idempotencyKey a repeat signs in to the account that the first call has made
 * @throws AppError `rate_limited`, `invalid_request` for a common password or a look-alike of an address, `email_taken`, `idempotency_mismatch`,
 *   `unavailable`
 */
export async function registerUser(
  deps: AuthDeps,
  origin: SignInOrigin,
  input: Registration,
  idempotencyKey?: string,
): Promise<Registered> {
  const email = accountKey(input.email);
  if (email === null) throw lookAlikeAddress(emailKey(input.email));
  const registrationKey = idempotencyDigest(idempotencyKey, [email]);
  const isRepeat = async (): Promise<boolean> =>
    registrationKey !== null && (await isRegisteredWith(deps.sql, email, registrationKey));
  if (await isRepeat()) return signInAgain(deps, origin, input);
  try {
    return await makeAccount(deps, origin, input, registrationKey);
  } catch (error) {
    if (!hasCode(error, 'email_taken')) throw error;
    // Of several that come at once, one makes the account.
    if (await isRepeat()) return signInAgain(deps, origin, input);
    await resendRestoreMail(deps.sql, email, deps.clock.now());
    throw error;
  }
}

async function makeAccount(
  deps: AuthDeps,
  { network, device, tokenHash }: SignInOrigin,
  { email, password, firstName, lastName }: Registration,
  registrationKey: string | null,
): Promise<Registered> {
  if (isCommonPassword(password)) throw commonPassword();
  deps.hasher.requireRoom();
  const key = emailKey(email);
  await takeRateLimits(deps, [
    ...registrationLimits(deps.config.limits, network),
    ...mailLimits('registration', network, key),
  ]);
  const passwordHash = await deps.hasher.hash(password);
  const { token, session } = newSession(deps.clock.now());
  const newUser = {
    email,
    emailKey: key,
    passwordHash,
    firstName: firstName || null,
    lastName: lastName || null,
    networkHash: knownNetworkHash(key, network),
    registrationKey,
  };
  await insertUser(deps.sql, newUser, session, device);
  if (tokenHash) await endSession(deps.sql, tokenHash);
  const user = await findSessionUser(deps.sql, session.tokenHash, session.now);
  if (user === null) throw internal(new Error('The new account could not be read back.'));
  return { user, token };
}

/** With the limits and the work of any sign-in: a key opens nothing. */
async function signInAgain(
  deps: AuthDeps,
  origin: SignInOrigin,
  { email, password }: Registration,
): Promise<Registered> {
  try {
    const result = await logIn(deps, origin, { email, password });
    // It asks for a code by now: this is no repeat of a press any more.
    if (result.step === 'second') throw emailTaken();
    return result;
  } catch (error) {
    throw hasCode(error, 'invalid_credentials') ? idempotencyMismatch() : error;
  }
}

const hasCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;
