import { randomUUID } from 'node:crypto';
import { networkLimits } from '../identity/auth/auth-limits.ts';
import { withAsciiDomain } from '../identity/auth/email-key.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { ClientNetwork } from '../platform/http/client-network.ts';
import { idempotencyDigest } from '../platform/http/idempotency-key.ts';
import { type RateLimit, takeRateLimits } from '../platform/http/limits/rate-limit.ts';
import { isStored, type StoredMessage, storeMessage } from './contact.repo.ts';

const HOUR_SECONDS = 3600;

/**
 * Takes a message from any visitor: stores it and has it mailed to us. One whose hidden field is filled in comes from a
 * program: it is dropped, and its sender gets no error.
 * @param key the same message with the same key is one message, and counted once
 * @throws AppError `rate_limited`
 */
export async function sendMessage(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'config'>,
  network: ClientNetwork,
  { fax = '', ...typed }: StoredMessage & { fax?: string | undefined },
  key?: string,
): Promise<void> {
  const message = { ...typed, email: withAsciiDomain(typed.email) };
  const id = idempotencyDigest(key, [message]) ?? randomUUID();
  if (key !== undefined && (await isStored(deps.sql, id))) return;
  await takeRateLimits(deps, contactLimits(network));
  if (fax !== '') return;
  await storeMessage(deps.sql, id, message, deps.config.mail.contactEmail, deps.clock.now());
}

/** A few from one place. The address that was typed may be another person's, who must still be able to write. */
function contactLimits(network: ClientNetwork): RateLimit[] {
  return [
    ...networkLimits('contact', network, 5, HOUR_SECONDS),
    ...networkLimits('contact-day', network, 20, 24 * HOUR_SECONDS),
  ];
}
