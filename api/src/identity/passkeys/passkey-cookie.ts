import { randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hashSessionToken } from '../auth/session.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';

const COOKIE = {
  open: /(?:^|;\s*)passkey=([\w-]{43})(?:;|$)/,
  secure: /(?:^|;\s*)__Host-passkey=([\w-]{43})(?:;|$)/,
};

/** The browser that asked for a challenge, as the database knows it, or null. */
export function readPasskeyHash(c: AppContext, config: Pick<Config, 'isSecure'>): Buffer | null {
  const token = readToken(c, config);
  return token === null ? null : hashSessionToken(token);
}

/**
 * Marks the browser that asks for a challenge. One that has the mark keeps it: its other windows may wait for an
 * answer, too.
 * @returns the mark as the database knows it
 */
export function markBrowser(c: AppContext, config: Pick<Config, 'isSecure'>): Buffer {
  const token = readToken(c, config) ?? randomBytes(32).toString('base64url');
  setCookie(c, config.isSecure ? '__Host-passkey' : 'passkey', token, {
    path: '/',
    httpOnly: true,
    // Only our own pages send it.
    sameSite: 'Strict',
    secure: config.isSecure,
    maxAge: CHALLENGE_LIFETIME_MS / 1000,
  });
  return hashSessionToken(token);
}

function readToken(c: AppContext, { isSecure }: Pick<Config, 'isSecure'>): string | null {
  const pattern = isSecure ? COOKIE.secure : COOKIE.open;
  return pattern.exec(c.req.header('cookie') ?? '')?.[1] ?? null;
}
