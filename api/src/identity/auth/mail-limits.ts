import type { ClientNetwork } from '../../platform/http/client-network.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limit.ts';
import { digest, networkLimits } from './auth-limits.ts';

const HOUR_SECONDS = 3600;

/**
 * Every mail that a stranger can have sent to an address: how many from one network in an hour, how many of these to
 * one mailbox, and how many a mailbox gets in a day from everywhere. By cause, so that none uses up what another one
 * may do: a stranger must neither fill a mailbox nor keep its owner from asking. Whatever else is mailed to an address
 * that nobody has confirmed is limited where it is written (api/sql/public/events/enqueue_mail.sql).
 */
const MAIL_LIMITS = {
  // How many of a network is a setting (registrationLimits).
  registration: { network: null, mailboxOfNetwork: 10, mailbox: 20 },
  'verify-email': { network: 20, mailboxOfNetwork: 3, mailbox: 10 },
  'change-email': { network: 10, mailboxOfNetwork: 3, mailbox: 5 },
  'reset-password': { network: 20, mailboxOfNetwork: 3, mailbox: 20 },
} as const;

/** @param email where it goes, as `emailKey` makes it */
export function mailLimits(
  cause: keyof typeof MAIL_LIMITS,
  network: ClientNetwork,
  email: string,
): RateLimit[] {
  const limits = MAIL_LIMITS[cause];
  // Many servers deliver ada+anything@ to ada@.
  const key = `mail:${cause}:${digest(email.replace(/\+[^@]*(?=@[^@]*$)/, ''))}`;
  return [
    ...(limits.network === null ? [] : networkLimits(`mail:${cause}`, network, limits.network, HOUR_SECONDS)),
    { key: `${key}:${network.own}`, limit: limits.mailboxOfNetwork, windowSeconds: HOUR_SECONDS },
    { key: `${key}:all`, limit: limits.mailbox, windowSeconds: 24 * HOUR_SECONDS },
  ];
}
