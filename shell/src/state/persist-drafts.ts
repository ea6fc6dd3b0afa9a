import { draftsRestored } from '@aic/sdk/host';
import type { ShellStore } from './store.ts';

const STORAGE_KEY = 'aic.drafts';
const SAVE_DELAY_MS = 250;

/** Keeps composer drafts across reloads. A full or forbidden storage costs the draft, never the page. */
export function persistDrafts(store: ShellStore, open: () => Storage = () => localStorage): void {
  const saved = read(open);
  if (saved !== null) {
    store.dispatch(draftsRestored(saved));
  }
  let lastSaved = store.getState().drafts.byKey;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    lastSaved = store.getState().drafts.byKey;
    try {
      open().setItem(STORAGE_KEY, JSON.stringify(lastSaved));
    } catch {
      // Quota or privacy mode: the draft still lives in the store.
    }
  };
  store.subscribe(() => {
    if (store.getState().drafts.byKey !== lastSaved) {
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY_MS);
    }
  });
  addEventListener('pagehide', save);
}

/** With blocked cookies naming `localStorage` already throws, so it is named inside the `try`. */
function read(open: () => Storage): Record<string, object> | null {
  try {
    const value: unknown = JSON.parse(open().getItem(STORAGE_KEY) ?? 'null');
    // Safe because only this module writes the key, and each draft falls back field by field.
    return typeof value === 'object' ? (value as Record<string, object> | null) : null;
  } catch {
    return null;
  }
}
