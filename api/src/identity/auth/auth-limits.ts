import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limit.ts';

const MINUTE_SECONDS = 60;

/** Guesses from many networks at one account end somewhere, too. */
const NETWORKS_PER_ACCOUNT = 20;

/** What a /48 may do beside each of its networks: one customer owns all of it. */
const NETWORKS_PER_SITE = 8;

interface LoginAttempt {
  /** As `emailKey` makes it. */
  email: string;
  network: ClientNetwork;
  /** The account has signed in from this network before: guesses from elsewhere do not shut it out. */
  isKnownNetwork: boolean;
}

/** What one sign-in attempt uses, asked in this order before any password is hashed (OWASP ASVS 5.0, 6.3.1). */
export function loginLimits(limits: Config['limits'], attempt: LoginAttempt): RateLimit[] {
  const { email, network, isKnownNetwork } = attempt;
  const windowSeconds = 15 * MINUTE_SECONDS;
  const perAccount = limits.loginPerAccountPer15Minutes;
  const everywhere = {
    key: accountLimitKey(email, 'all'),
    limit: perAccount * NETWORKS_PER_ACCOUNT,
    windowSeconds,
  };
  return [
    ...networkLimits('login', network, limits.loginPerNetworkPerMinute, MINUTE_SECONDS),
    { key: accountLimitKey(email, network.own), limit: perAccount, windowSeconds },
    ...(isKnownNetwork ? [] : [everywhere]),
  ];
}

export function registrationLimits(limits: Config['limits'], network: ClientNetwork): RateLimit[] {
  return networkLimits('register', network, limits.registrationsPerNetworkPerHour, 60 * MINUTE_SECONDS);
}

/** Each is a row, and a visit to the provider. */
export function externalSignInLimits(limits: Config['limits'], network: ClientNetwork): RateLimit[] {
  return networkLimits('external', network, limits.loginPerNetworkPerMinute, MINUTE_SECONDS);
}

/** Each page for the sign-in asks for a challenge, so this is wider than what follows. */
export function passkeyChallengeLimits(limits: Config['limits'], network: ClientNetwork): RateLimit[] {
  return networkLimits('passkey-challenge', network, limits.loginPerNetworkPerMinute * 3, MINUTE_SECONDS);
}

/** Signatures to check. They cannot be guessed: this is about the work. */
export function passkeySignInLimits(limits: Config['limits'], network: ClientNetwork): RateLimit[] {
  return networkLimits('passkey', network, limits.loginPerNetworkPerMinute, MINUTE_SECONDS);
}

/** Using a link, known or made up: each use costs a hash. */
export function passwordResetLimits(network: ClientNetwork): RateLimit[] {
  return networkLimits('reset', network, 20, 15 * MINUTE_SECONDS);
}

/** Guesses at the present password from inside of a session. */
export function passwordCheckLimits(userId: string): RateLimit[] {
  return [{ key: `password:${userId}`, limit: 5, windowSeconds: 15 * MINUTE_SECONDS }];
}

/** Registrations of a user without a password, which no check of one counts. */
export function passkeyRegistrationLimits(userId: string): RateLimit[] {
  return [{ key: `passkey-registration:${userId}`, limit: 20, windowSeconds: 15 * MINUTE_SECONDS }];
}

/**
 * Codes that are tried after a right password or at another provider. A caller who has come that far is seldom a
 * stranger, and still the account is open from a network that it knows.
 */
export function secondStepLimits(
  userId: string,
  { network, isKnownNetwork }: Pick<LoginAttempt, 'network' | 'isKnownNetwork'>,
): RateLimit[] {
  const own = { key: `second-step:${userId}:${network.own}`, limit: 10, windowSeconds: 15 * MINUTE_SECONDS };
  const everywhere = { key: `second-step:${userId}:all`, limit: 50, windowSeconds: 24 * 60 * MINUTE_SECONDS };
  return isKnownNetwork ? [own] : [own, everywhere];
}

/** The limit that a successful sign-in gives back. */
export function accountLimitKey(email: string, network: string): string {
  return `login:${digest(email)}:${network}`;
}

/** What the database keeps of a network that an account has signed in from. */
export function knownNetworkHash(email: string, network: ClientNetwork): Buffer {
  return createHash('sha256').update(`${email}\n${network.own}`).digest();
}

export function networkLimits(
  what: string,
  { own, site }: ClientNetwork,
  limit: number,
  windowSeconds: number,
): RateLimit[] {
  const ownLimit = { key: `${what}:${own}`, limit, windowSeconds };
  return site === null
    ? [ownLimit]
    : [{ key: `${what}:${site}`, limit: limit * NETWORKS_PER_SITE, windowSeconds }, ownLimit];
}

/** What limits keep of an address. */
export function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
