import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hashRandomToken, newRandomToken } from '../auth/random-token.ts';
import { tokenCookie } from '../auth/token-cookie.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';

/** Strict, because only our own pages send it. */
const cookie = tokenCookie('passkey', { sameSite: 'Strict', lifetimeMs: CHALLENGE_LIFETIME_MS });

/** The browser that asked for a challenge, as the database knows it, or null. */
export const readPasskeyHash = cookie.readHash;

/**
 * Marks the browser that asks for a challenge. One that has the mark keeps it: its other windows may wait for a
 * response, too.
 * @returns the mark as the database knows it
 */
export function markBrowser(c: AppContext, config: Pick<Config, 'isSecure'>): Buffer {
  const token = cookie.read(c, config) ?? newRandomToken();
  cookie.set(c, config, token);
  return hashRandomToken(token);
}
