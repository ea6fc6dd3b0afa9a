import type { User } from '../../contract/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AuthDeps } from './auth-deps.ts';
import { findSessionUser, touchSession } from './auth.repo.ts';

/** @throws AppError `unauthorized` without a valid session */
export async function currentUser(
  deps: Pick<AuthDeps, 'sql' | 'clock' | 'logger'>,
  tokenHash: Buffer | null,
): Promise<User> {
  const now = deps.clock.now();
  const found = tokenHash && (await findSessionUser(deps.sql, tokenHash, now));
  if (!found) throw new AppError('unauthorized', 'Unauthorized');
  if (found.isTouchDue) {
    // Nobody waits for it: a lost touch costs nothing, the next request makes it again.
    touchSession(deps.sql, tokenHash, now).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'session could not be touched'),
    );
  }
  return found.user;
}
