import { createHash, randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '../config.ts';
import type { AppContext } from './app-env.ts';

export const SESSION_LIFETIME_DAYS = 30;

/** 32 random bytes, base64url: only the browser ever holds this form. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds and looks up: SHA-256 of the 32 bytes, so that a copy of the table opens no session. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token, 'base64url').digest();
}

/** The caller's session as the database knows it, or null without a well-formed cookie. Whether it is valid, SQL says. */
export function readSessionHash(c: AppContext, config: Pick<Config, 'isSecure'>): Buffer | null {
  const token = getCookie(c, sessionCookieName(config));
  return token !== undefined && /^[\w-]{43}$/.test(token) ? hashSessionToken(token) : null;
}

export function setSessionCookie(c: AppContext, config: Pick<Config, 'isSecure'>, token: string): void {
  setCookie(c, sessionCookieName(config), token, {
    ...cookieOptions(config),
    maxAge: SESSION_LIFETIME_DAYS * 24 * 60 * 60,
  });
}

export function clearSessionCookie(c: AppContext, config: Pick<Config, 'isSecure'>): void {
  setCookie(c, sessionCookieName(config), '', { ...cookieOptions(config), maxAge: 0 });
}

/** `__Host-` binds the cookie to this exact host (RFC 6265bis section 4.1.3.2); browsers refuse it on plain http. */
function sessionCookieName(config: Pick<Config, 'isSecure'>): string {
  return config.isSecure ? '__Host-sid' : 'sid';
}

function cookieOptions(config: Pick<Config, 'isSecure'>): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: config.isSecure };
}
