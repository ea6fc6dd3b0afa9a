import { setCookie } from 'hono/cookie';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hashSessionToken } from '../auth/session.ts';

/** How long a user may take to enter a code. */
export const SECOND_STEP_LIFETIME_MS = 5 * 60 * 1000;

const COOKIE = {
  open: /(?:^|;\s*)second-step=([\w-]{43})(?:;|$)/,
  secure: /(?:^|;\s*)__Host-second-step=([\w-]{43})(?:;|$)/,
};

/** The browser that did the first step, as the database knows it, or null. */
export function readSecondStepHash(c: AppContext, { isSecure }: Pick<Config, 'isSecure'>): Buffer | null {
  const pattern = isSecure ? COOKIE.secure : COOKIE.open;
  const token = pattern.exec(c.req.header('cookie') ?? '')?.[1];
  return token === undefined ? null : hashSessionToken(token);
}

/** @param token null takes the cookie away */
export function setSecondStepCookie(
  c: AppContext,
  { isSecure }: Pick<Config, 'isSecure'>,
  token: string | null,
): void {
  setCookie(c, isSecure ? '__Host-second-step' : 'second-step', token ?? '', {
    path: '/',
    httpOnly: true,
    // Only our own sign-in page sends it.
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: token === null ? 0 : SECOND_STEP_LIFETIME_MS / 1000,
  });
}
