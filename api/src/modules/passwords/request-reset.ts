import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import type { ClientNetwork } from '../../http/client-network.ts';
import { takeRateLimits } from '../../http/rate-limit.ts';
import { passwordLinkLimits } from '../auth/auth-limits.ts';
import { emailKey } from '../auth/email-key.ts';
import { requestReset } from './passwords.repo.ts';

/**
 * Has a link mailed that sets a new password. Says nothing of whether the address has an account: the limits, the answer
 * and the work are the same (OWASP ASVS 5.0, 6.3.8).
 * @throws AppError `rate_limited`
 */
export async function requestPasswordReset(
  deps: Pick<AppDeps, 'sql' | 'clock'>,
  network: ClientNetwork,
  email: string,
): Promise<void> {
  const key = emailKey(email);
  await takeRateLimits(deps, passwordLinkLimits(network, key));
  await requestReset(deps.sql, key, `reset-password:${randomUUID()}`, deps.clock.now());
}
