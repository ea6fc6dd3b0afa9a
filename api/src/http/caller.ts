import type { AppDeps } from '../deps.ts';
import type { AppContext } from './app-env.ts';
import { AppError } from '../errors/app-error.ts';
import { readSessionHash } from '../modules/auth/session.ts';
import type { Caller } from '../modules/generations/generations.repo.ts';

/**
 * Who asks. Whether the cookie's session is valid is for each statement to say; without a cookie there is nothing to ask.
 * @throws AppError `unauthorized`
 */
export function callerOf(c: AppContext, deps: Pick<AppDeps, 'config' | 'clock'>): Caller {
  const tokenHash = readSessionHash(c, deps.config);
  if (!tokenHash) throw new AppError('unauthorized', 'Unauthorized');
  return { tokenHash, now: deps.clock.now() };
}
