import { randomUUID } from 'node:crypto';
import type { PlatformDeps } from '../../platform/deps.ts';
import { alreadyVerified } from '../../platform/errors/errors.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { enqueueVerification, findAddress } from './verification.repo.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Mails the caller another link that confirms their address.
 * @throws AppError `unauthorized`, `conflict` when it is confirmed, `rate_limited`
 */
export async function sendVerification(
  deps: Pick<PlatformDeps, 'sql' | 'clock'>,
  caller: Caller,
): Promise<void> {
  const address = signedIn(await findAddress(deps.sql, caller));
  if (address.isVerified) throw alreadyVerified();
  // A stranger must not fill a mailbox.
  await takeRateLimits(deps, [
    { key: `verify-email:hour:${address.userId}`, limit: 3, windowSeconds: HOUR_SECONDS },
    { key: `verify-email:day:${address.userId}`, limit: 10, windowSeconds: 24 * HOUR_SECONDS },
  ]);
  await enqueueVerification(deps.sql, address.userId, `verify-email:${randomUUID()}`, caller.now);
}
