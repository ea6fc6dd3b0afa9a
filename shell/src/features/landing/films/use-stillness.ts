import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether films wait for a press: the user has asked for less motion, or for less data. True where it cannot be known,
 * as in HTML that was made ahead.
 */
export function useStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches || isSavingData(),
    () => true,
  );
}

/** Browsers without this do not say. */
function isSavingData(): boolean {
  // Safe because nothing of it is taken for granted.
  const { connection } = navigator as { connection?: { saveData?: unknown } };
  return connection?.saveData === true;
}
