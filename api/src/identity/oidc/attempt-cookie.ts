import { tokenCookie } from '../auth/token-cookie.ts';

/** How long a user may take at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60 * 1000;

/** The browser that began a sign-in. Lax, because the way back is a navigation from the provider's page. */
export const attemptCookie = tokenCookie('oauth', { sameSite: 'Lax', lifetimeMs: ATTEMPT_LIFETIME_MS });
