import { tokenCookie } from '../auth/token-cookie.ts';

/** How long a user may take to enter a code. */
export const SECOND_STEP_LIFETIME_MS = 5 * 60 * 1000;

/** The browser that did the first step. Strict, because only our own sign-in page sends it. */
export const secondStepCookie = tokenCookie('second-step', {
  sameSite: 'Strict',
  lifetimeMs: SECOND_STEP_LIFETIME_MS,
});
