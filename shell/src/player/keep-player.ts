import type { KeptPlayer, ShellPlayer } from '../core/player/player-state.ts';

const STORAGE_KEY = 'aic.player';

/**
 * Keeps the player across reloads. While a track plays, only the end of the page is a moment to write its place. A full
 * or forbidden storage loses it, but never breaks the page.
 */
export function keepPlayer({ state, subscribe, update }: ShellPlayer): void {
  const kept = read();
  if (kept !== null) update(kept);
  let saved = state();
  const save = (): void => {
    if (state() === saved) return;
    saved = state();
    const { status: _, ...next } = saved;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next satisfies KeptPlayer));
    } catch {
      // Quota or privacy mode: it lasts as long as the page.
    }
  };
  subscribe(() => {
    const now = state();
    const hasMovedOn = now.status === saved.status && now.track === saved.track;
    const isAsLoud = now.level === saved.level && now.isLooping === saved.isLooping;
    if (!hasMovedOn || !isAsLoud) save();
  });
  addEventListener('pagehide', save);
}

/** With blocked cookies naming `localStorage` already throws, so it is named inside the `try`. */
function read(): KeptPlayer | null {
  try {
    // Safe because only this module writes the key.
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as KeptPlayer | null;
  } catch {
    return null;
  }
}
