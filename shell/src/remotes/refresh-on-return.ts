/** Often enough for a release to be noticed the same hour, seldom enough to cost nothing while windows are switched. */
const PAUSE_MS = 60_000;

/**
 * Calls `refresh` when the user comes back to the page, at most once a minute: a notice of a release may have been
 * lost while the page slept. What the page was loaded with counts as the first time.
 */
export function refreshOnReturn(refresh: () => void): void {
  let askedMs = performance.now();
  const handleReturn = (): void => {
    const nowMs = performance.now();
    if (document.visibilityState === 'hidden' || nowMs - askedMs < PAUSE_MS) return;
    askedMs = nowMs;
    refresh();
  };
  addEventListener('focus', handleReturn);
  document.addEventListener('visibilitychange', handleReturn);
}
