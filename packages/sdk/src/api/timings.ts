/**
 * Times of the interface, in milliseconds: rules 4.job.poll-video, 4.job.ready and 8.unauthorized of
 * docs/product-rules.
 */

/** How often lists are polled while live updates are down and something may change. */
export const LIST_POLL_MS = 10_000;
/** How new the newest completed item must be for a 'Video Ready!' or 'Music Ready!'. */
export const READY_TOAST_WINDOW_MS = 60_000;
/** From 'Logging in again...' to the sign-in page. */
export const UNAUTHORIZED_REDIRECT_MS = 500;
