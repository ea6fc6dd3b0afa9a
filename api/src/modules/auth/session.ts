import { createHash, randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../http/app-env.ts';

export const SESSION_LIFETIME_DAYS = 30;

/** 32 random bytes, base64url: only the browser ever holds this form. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
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
 * The caller's session as the database knows it, or null without a well-formed cookie. Whether it is valid, SQL says.
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
