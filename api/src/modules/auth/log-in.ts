import type { z } from '@hono/zod-openapi';
import type { User } from '@aic/contract';
import type { loginSchema } from '@aic/contract/schemas';
import { AppError } from '../../errors/app-error.ts';
import { takeRateLimits } from '../../http/rate-limit.ts';
import type { AuthDeps, Caller } from './auth-deps.ts';
import { accountLimitKey, loginLimits } from './auth-limits.ts';
import { findCredentials, startSession } from './auth.repo.ts';
import { newSession } from './session-life.ts';

/**
 * Checks a password and starts a new session. An unknown address and a wrong password take the same work and give the
 * same answer (OWASP ASVS 5.0, 6.3.8).
 * @throws AppError `rate_limited`, `invalid_credentials`, `unavailable`
 */
export async function logIn(
  deps: AuthDeps,
  caller: Caller,
  input: z.output<typeof loginSchema>,
): Promise<{ user: User; token: string }> {
  await takeRateLimits(deps, loginLimits(deps.config.limits, input.email, caller.network));
  const credentials = await findCredentials(deps.sql, input.email);
  const isRight = await deps.hasher.verify(credentials?.passwordHash ?? null, input.password);
  if (!isRight || credentials === null) throw invalidCredentials();
  const { token, session } = newSession(deps.clock.now());
  const user = await startSession(deps.sql, credentials.id, {
    ...session,
    endedTokenHash: caller.tokenHash,
    clearedLimitKey: accountLimitKey(input.email, caller.network),
  });
  // Null only when the account was deleted while its password was being checked.
  if (user === null) throw invalidCredentials();
  return { user, token };
}

function invalidCredentials(): AppError {
  return new AppError('invalid_credentials', 'Invalid email or password');
}
