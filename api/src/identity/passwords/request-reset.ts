import { randomUUID } from 'node:crypto';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';
import { idempotencyDigest } from '../../platform/http/idempotency-key.ts';
import { takeRateLimits } from '../../platform/http/limits/rate-limit.ts';
import { accountKey, emailKey } from '../auth/email-key.ts';
import { mailLimits } from '../auth/mail-limits.ts';
import { isRequested, requestReset } from './passwords.repo.ts';

/**
 * Has a link mailed that sets a new password. Says nothing of whether the address has an account: the limits, the
 * answer and the work are the same (OWASP ASVS 5.0, 6.3.8).
 * @param idempotencyKey a repeat for the same address mails nothing more, and is not counted
 * @throws AppError `rate_limited`
 */
export async function requestPasswordReset(
  deps: Pick<PlatformDeps, 'sql' | 'clock'>,
  network: ClientNetwork,
  email: string,
  idempotencyKey?: string,
): Promise<void> {
  const key = emailKey(email);
  const mailKey = `reset-password:${idempotencyDigest(idempotencyKey, [key]) ?? randomUUID()}`;
  if (idempotencyKey !== undefined && (await isRequested(deps.sql, mailKey))) return;
  await takeRateLimits(deps, mailLimits('reset-password', network, key));
  await requestReset(deps.sql, accountKey(email) ?? '', mailKey, deps.clock.now());
}
