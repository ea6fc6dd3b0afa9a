const STORAGE_KEY = 'aic.loaded-again';

/** Why the page was loaded again, where an edit did that; read once. */
export const loadedAgainBecause: string | null = readReason();

function readReason(): string | null {
  const reason = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  if (reason !== null) console.warn(`[aic] The page was loaded again: ${reason}.`);
  return reason;
}

let hasStopped = false;

/** A tool has crashed: what is left of it takes no update. */
export const noteCrash = (): void => void (hasStopped = true);

export const hasCrashed = (): boolean => hasStopped;

/** @param reason which the page says when it is there again: a browser empties its console meanwhile */
export function loadPageAgain(reason: string): void {
  sessionStorage.setItem(STORAGE_KEY, reason);
  location.reload();
}
