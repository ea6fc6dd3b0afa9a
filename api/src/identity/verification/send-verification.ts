import { randomUUID } from 'node:crypto';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { type Caller, signedIn } from '../auth/caller.ts';
import { mailLimits } from '../auth/mail-limits.ts';
import { alreadyVerified } from '../errors/sign-in-errors.ts';
import { enqueueVerification, findAddress } from './verification.repo.ts';

/**
 * Mails the caller another link that confirms their address.
 * @throws AppError `unauthorized`, `conflict` when it is confirmed, `rate_limited`
 */
export async function sendVerification(
  deps: Pick<PlatformDeps, 'sql' | 'clock'>,
  caller: Caller,
  network: ClientNetwork,
): Promise<void> {
  const address = signedIn(await findAddress(deps.sql, caller));
  if (address.isVerified) throw alreadyVerified();
  await takeRateLimits(deps, mailLimits('verify-email', network, address.emailKey));
  await enqueueVerification(deps.sql, address.userId, `verify-email:${randomUUID()}`, caller.now);
}
