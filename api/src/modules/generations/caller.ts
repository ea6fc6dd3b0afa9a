import type { AppDeps } from '../../deps.ts';
import type { AppContext } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { readSessionHash } from '../../http/session-cookie.ts';
import type { Caller } from './generations.repo.ts';

/**
 * Who asks. Whether the cookie's session is valid is for each statement to say; without a cookie there is nothing to ask.
 * @throws AppError `unauthorized`
 */
export function callerOf(c: AppContext, deps: Pick<AppDeps, 'config' | 'clock'>): Caller {
  const tokenHash = readSessionHash(c, deps.config);
  if (!tokenHash) throw new AppError('unauthorized', 'Unauthorized');
  return { tokenHash, now: deps.clock.now() };
}
