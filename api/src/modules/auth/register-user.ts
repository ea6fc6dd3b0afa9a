import type { User } from '@aic/contract';
import type { registrationSchema } from '@aic/contract/schemas';
import type { z } from 'zod';
import { commonPassword, internal } from '../../errors/errors.ts';
import { takeRateLimits } from '../../http/rate-limit.ts';
import type { AuthDeps, SignInOrigin } from './auth-deps.ts';
import { registrationLimits } from './auth-limits.ts';
import { endSession, findSessionUser, insertUser } from './auth.repo.ts';
import { isCommonPassword } from './common-passwords.ts';
import { emailKey } from './email-key.ts';
import { newSession } from './session.ts';

/**
 * Makes an account with its starter credits and signs it in.
 *
 * It does say that an address is taken, because the sign-up form has to; the limit per network keeps that from becoming a
 * way to list accounts.
 * @throws AppError `rate_limited`, `invalid_request` for a common password, `email_taken`, `unavailable`
 */
export async function registerUser(
  deps: AuthDeps,
  { network, device, tokenHash }: SignInOrigin,
  input: z.output<typeof registrationSchema>,
): Promise<{ user: User; token: string }> {
  const { email, password, firstName, lastName } = input;
  if (isCommonPassword(password)) throw commonPassword();
  deps.hasher.requireRoom();
  await takeRateLimits(deps, registrationLimits(deps.config.limits, network));
  const passwordHash = await deps.hasher.hash(password);
  const { token, session } = newSession(deps.clock.now());
  const names = { firstName: firstName || null, lastName: lastName || null };
  await insertUser(deps.sql, { email, emailKey: emailKey(email), passwordHash, ...names }, session, device);
  if (tokenHash) await endSession(deps.sql, tokenHash);
  const user = await findSessionUser(deps.sql, session.tokenHash, session.now);
  if (user === null) throw internal(new Error('The new account could not be read back.'));
  return { user, token };
}
