import { unauthorized } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { readSessionHash } from './session.ts';

/** Who asks, and when. Each statement checks whether the session is valid. */
export interface Caller {
  tokenHash: Buffer;
  now: Date;
}

/** Without a session cookie there is nothing to ask. @throws AppError `unauthorized` */
export function callerOf(c: AppContext): Caller {
  const tokenHash = readSessionHash(c);
  if (!tokenHash) throw unauthorized();
  return { tokenHash, now: c.get('platform').clock.now() };
}

/** What was found for a caller: null where the session is over. @throws AppError `unauthorized` */
export function signedIn<Found>(found: Found | null): Found {
  if (found === null) throw unauthorized();
  return found;
}
