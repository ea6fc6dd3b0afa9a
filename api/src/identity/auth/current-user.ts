import type { User } from '@aic/contract';
import { unauthorized } from '../../platform/errors/errors.ts';
import type { AuthDeps } from './auth-deps.ts';
import { findSessionUser } from './auth.repo.ts';

/** @throws AppError `unauthorized` without a valid session */
export async function currentUser(
  deps: Pick<AuthDeps, 'sql' | 'clock'>,
  tokenHash: Buffer | null,
): Promise<User> {
  const user = tokenHash && (await findSessionUser(deps.sql, tokenHash, deps.clock.now()));
  if (!user) throw unauthorized();
  return user;
}
