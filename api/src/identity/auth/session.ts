import type { AppContext } from '../../platform/http/app-env.ts';
import { hashRandomToken, newRandomToken } from './random-token.ts';
import { tokenCookie } from './token-cookie.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends after this time even when it is in use. */
const LIFETIME_MS = 30 * DAY_MS;
/** A session that is not used ends after this time. */
const IDLE_MS = 7 * DAY_MS;

export interface NewSession {
  tokenHash: Buffer;
  now: Date;
  idleUntil: Date;
  expiresAt: Date;
}

/** A new token for the browser and what the database keeps of it. Never re-used, so an attacker cannot plant one. */
export function newSession(now: Date): { token: string; session: NewSession } {
  // Only the browser ever holds this form.
  const token = newRandomToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return {
    token,
    session: { tokenHash: hashRandomToken(token), now, idleUntil: idleUntil(now), expiresAt },
  };
}

/** How long a session lasts that is used now. */
export function idleUntil(now: Date): Date {
  return new Date(now.getTime() + IDLE_MS);
}

const cookie = tokenCookie('sid', { sameSite: 'Lax', lifetimeMs: LIFETIME_MS });

/** The caller's session as the database knows it, or null without a well-formed cookie. SQL decides whether it is valid. */
export function readSessionHash(c: AppContext): Buffer | null {
  const hash = cookie.readHash(c, c.get('platform').config);
  if (hash !== null) c.set('sessionHash', hash);
  return hash;
}

export const { set: setSessionCookie, clear: clearSessionCookie, nameOf: sessionCookieName } = cookie;
