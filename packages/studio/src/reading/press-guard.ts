import type { RefObject } from 'react';

/** Stands between a press and its start, where the engine may not know what is asked for. */
export interface PressGuard {
  /** Starts at once, or after the user has agreed to something else; not at all when they do not. */
  ask(start: (isApproximationAllowed: boolean) => void): void;
}

/** Starts at once while no guard is there: the server refuses what the engine does not know. */
export function askFirst(
  guard: RefObject<PressGuard | null>,
  start: (isApproximationAllowed: boolean) => void,
): void {
  if (guard.current) guard.current.ask(start);
  else start(false);
}
