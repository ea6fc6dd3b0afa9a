/**
 * How old the sign-in of a user without a password may be for what others show their password for: there is nothing
 * else to ask for (OWASP ASVS 5.0, 7.5.1).
 */
export const FRESH_SIGN_IN_MINUTES = 10;

/** When a sign-in that counts as fresh has begun at the earliest. */
export const freshSince = (now: Date): Date => new Date(now.getTime() - FRESH_SIGN_IN_MINUTES * 60_000);
