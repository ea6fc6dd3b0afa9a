import { passwordForm, type User } from '@aic/contract';
import { dayText } from '@aic/contract/formats';
import type { loginSchema } from '@aic/contract/schemas';
import type { z } from 'zod';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import type { AuthDeps, SignInOrigin } from '../auth/auth-deps.ts';
import { accountLimitKey, knownNetworkHash, loginLimits } from '../auth/auth-limits.ts';
import {
  findCredentials,
  type Credentials,
  isKnownNetwork,
  rehashPassword,
  resendRestoreMail,
  startSession,
} from '../auth/auth.repo.ts';
import { accountKey, emailKey } from '../auth/email-key.ts';
import { newSession } from '../auth/session.ts';
import { accountDeleted } from '../errors/account-errors.ts';
import { accountBlocked, invalidCredentials } from '../errors/sign-in-errors.ts';
import { beginSecondStep } from '../second-factor/begin-second-step.ts';

/** With the token that the browser gets for it. */
type LogIn = { step: 'done'; user: User; token: string } | { step: 'second'; token: string };

/**
 * Checks a password and starts a new session, or the second step of an account that asks for a code, too. An unknown
 * address and a wrong password take the same work and give the same response (OWASP ASVS 5.0, 6.3.8).
 * @throws AppError `rate_limited`, `invalid_credentials`, `forbidden` when it is blocked or deleted, `unavailable`
 */
export async function logIn(
  deps: AuthDeps,
  { network, device, tokenHash }: SignInOrigin,
  input: z.output<typeof loginSchema>,
): Promise<LogIn> {
  // Only an attempt whose password is looked at is counted.
  deps.hasher.requireRoom();
  const email = emailKey(input.email);
  const networkHash = knownNetworkHash(email, network);
  const isKnown = await isKnownNetwork(deps.sql, email, networkHash);
  await takeRateLimits(deps, loginLimits(deps.config.limits, { email, network, isKnownNetwork: isKnown }));
  const credentials = await findCredentials(deps.sql, accountKey(input.email), deps.clock.now());
  const isRight = await deps.hasher.verify(credentials?.passwordHash ?? null, input.password);
  if (!isRight || credentials === null) throw invalidCredentials();
  // Only a caller who knows the password gets these errors.
  if (credentials.isBlocked) throw accountBlocked();
  if (credentials.closesAt !== null) {
    await resendRestoreMail(deps.sql, email, deps.clock.now());
    throw accountDeleted(dayText(credentials.closesAt));
  }
  await keepInOneForm(deps, credentials, input.password);
  if (credentials.hasSecondFactor) {
    return { step: 'second', token: await beginSecondStep(deps, credentials.id) };
  }
  const { token, session } = newSession(deps.clock.now());
  const user = await startSession(deps.sql, credentials.id, {
    session,
    device,
    endedTokenHash: tokenHash,
    clearedLimitKey: accountLimitKey(email, network.own),
    networkHash,
  });
  // Null only when the account was deleted while its password was being checked.
  if (user === null) throw invalidCredentials();
  return { step: 'done', user, token };
}

/** A password that was hashed as it was typed, before there was one form of Unicode, works from now on in every form. */
async function keepInOneForm(
  { sql, hasher }: AuthDeps,
  { id, passwordHash: known }: Credentials,
  password: string,
): Promise<void> {
  const form = passwordForm(password);
  if (form === password || known === null || (await hasher.verify(known, form))) return;
  await rehashPassword(sql, id, { known, next: await hasher.hash(form) });
}
