import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';

/** How long a user may take at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60 * 1000;

const TOKEN = /^[\w-]{43}$/;

/** The browser that began a sign-in, or null. */
export function readAttemptToken(c: AppContext, config: Pick<Config, 'isSecure'>): string | null {
  const token = getCookie(c, cookieName(config)) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** @param token null takes the cookie away */
export function setAttemptCookie(
  c: AppContext,
  config: Pick<Config, 'isSecure'>,
  token: string | null,
): void {
  setCookie(c, cookieName(config), token ?? '', {
    path: '/',
    httpOnly: true,
    // The way back is a navigation from the provider's page.
    sameSite: 'Lax',
    secure: config.isSecure,
    maxAge: token === null ? 0 : ATTEMPT_LIFETIME_MS / 1000,
  });
}

const cookieName = ({ isSecure }: Pick<Config, 'isSecure'>): string => (isSecure ? '__Host-oauth' : 'oauth');
