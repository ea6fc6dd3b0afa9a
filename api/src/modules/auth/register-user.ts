import type { z } from '@hono/zod-openapi';
import type { User } from '@aic/contract';
import type { registrationSchema } from '@aic/contract/schemas';
import { AppError } from '../../errors/app-error.ts';
import { takeRateLimits } from '../../http/rate-limit.ts';
import type { AuthDeps, Caller } from './auth-deps.ts';
import { registrationLimits } from './auth-limits.ts';
import { endSession, findSessionUser, insertUser } from './auth.repo.ts';
import { newSession } from './session-life.ts';

/**
 * Makes an account with its starter credits and signs it in.
 *
 * It does say that an address is taken, because the specification's form has to; the limit per network keeps that from
 * becoming a way to list accounts.
 * @throws AppError `rate_limited`, `email_taken`, `unavailable`
 */
export async function registerUser(
  deps: AuthDeps,
  caller: Caller,
  input: z.output<typeof registrationSchema>,
): Promise<{ user: User; token: string }> {
  await takeRateLimits(deps, registrationLimits(deps.config.limits, caller.network));
  const passwordHash = await deps.hasher.hash(input.password);
  const { token, session } = newSession(deps.clock.now());
  const { email, firstName, lastName } = input;
  await insertUser(
    deps.sql,
    { email, passwordHash, firstName: firstName || null, lastName: lastName || null },
    session,
  );
  if (caller.tokenHash) await endSession(deps.sql, caller.tokenHash);
  const user = await findSessionUser(deps.sql, session.tokenHash, session.now);
  if (user === null) throw new AppError('internal', 'The new account could not be read back.');
  return { user, token };
}
