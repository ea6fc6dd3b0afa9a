import { createHash, randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';

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
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return {
    token,
    session: { tokenHash: hashSessionToken(token), now, idleUntil: idleUntil(now), expiresAt },
  };
}

/** How long a session lasts that is used now. */
export function idleUntil(now: Date): Date {
  return new Date(now.getTime() + IDLE_MS);
}

/** What the database holds and looks up: SHA-256 of the 32 bytes, so that a copy of the table opens no session. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token, 'base64url').digest();
}

/** Both names with a well-formed value, anywhere in the header. */
const SESSION_COOKIE = {
  open: /(?:^|;\s*)sid=([\w-]{43})(?:;|$)/,
  secure: /(?:^|;\s*)__Host-sid=([\w-]{43})(?:;|$)/,
};

/**
 * The caller's session as the database knows it, or null without a well-formed cookie. SQL decides whether it is valid.
 * One match instead of a parser of every cookie: each request pays for it.
 */
export function readSessionHash(c: AppContext, config: Pick<Config, 'isSecure'>): Buffer | null {
  const cookie = config.isSecure ? SESSION_COOKIE.secure : SESSION_COOKIE.open;
  const token = cookie.exec(c.req.header('cookie') ?? '')?.[1];
  if (token === undefined) return null;
  const hash = hashSessionToken(token);
  c.set('sessionHash', hash);
  return hash;
}

export function setSessionCookie(c: AppContext, config: Pick<Config, 'isSecure'>, token: string): void {
  setCookie(c, sessionCookieName(config), token, { ...cookieOptions(config), maxAge: LIFETIME_MS / 1000 });
}

export function clearSessionCookie(c: AppContext, config: Pick<Config, 'isSecure'>): void {
  setCookie(c, sessionCookieName(config), '', { ...cookieOptions(config), maxAge: 0 });
}

/** `__Host-` binds the cookie to this exact host (RFC 6265bis section 4.1.3.2); browsers refuse it on plain http. */
export function sessionCookieName(config: Pick<Config, 'isSecure'>): string {
  return config.isSecure ? '__Host-sid' : 'sid';
}

function cookieOptions(config: Pick<Config, 'isSecure'>): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: config.isSecure };
}
