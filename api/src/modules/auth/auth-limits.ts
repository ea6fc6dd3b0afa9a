import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { RateLimit } from '../../http/rate-limit.ts';

const MINUTE_SECONDS = 60;

/** Guesses from many networks at one account still end somewhere; one attacker alone cannot lock the owner out. */
const NETWORKS_PER_ACCOUNT = 20;

/** What one sign-in attempt uses, counted before any password is hashed (OWASP ASVS 5.0, 6.3.1). */
export function loginLimits(limits: Config['limits'], email: string, network: string): RateLimit[] {
  const windowSeconds = 15 * MINUTE_SECONDS;
  const perAccount = limits.loginPerAccountPer15Minutes;
  return [
    { key: `login:${network}`, limit: limits.loginPerNetworkPerMinute, windowSeconds: MINUTE_SECONDS },
    { key: accountLimitKey(email, network), limit: perAccount, windowSeconds },
    { key: accountLimitKey(email, 'all'), limit: perAccount * NETWORKS_PER_ACCOUNT, windowSeconds },
  ];
}

export function registrationLimits(limits: Config['limits'], network: string): RateLimit[] {
  const limit = limits.registrationsPerNetworkPerHour;
  return [{ key: `register:${network}`, limit, windowSeconds: 60 * MINUTE_SECONDS }];
}

/** The limit that a successful sign-in gives back. */
export function accountLimitKey(email: string, network: string): string {
  return `login:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}:${network}`;
}
