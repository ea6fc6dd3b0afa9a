/** No tool of sound mind keeps the page busy for so long without a pause of a millisecond. */
const PATIENCE_MS = 8000;
const PAUSE_MS = 10_000;

/**
 * Watches for a page that is never idle: a component that sets state in each effect redraws for ever, without an
 * error and without anything to see. Asks every ten seconds whether there is an idle moment, as long as the page is
 * in sight.
 * @param onBusy once at most. @returns stop
 */
export function watchIdle(onBusy: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const ask = (): void => {
    const { visibilityState } = document;
    idle = requestIdleCallback(
      (deadline?: IdleDeadline) => {
        // Out of sight, a browser has no time for idle work.
        const isInSight = visibilityState === 'visible' && document.visibilityState === 'visible';
        if (deadline?.didTimeout === true && isInSight) onBusy();
        else timer = setTimeout(ask, PAUSE_MS);
      },
      { timeout: PATIENCE_MS },
    );
  };
  ask();
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(idle);
  };
}
