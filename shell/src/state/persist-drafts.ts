import { draftsRestored } from '@aic/sdk/host';
import type { ShellStore } from './store.ts';

const STORAGE_KEY = 'aic.drafts';
const SAVE_DELAY_MS = 250;

type Drafts = Readonly<Record<string, object>>;

/**
 * Keeps composer drafts across reloads. A tab writes what changed in it and leaves what another tab has saved. A full
 * or forbidden storage loses the draft, but never breaks the page.
 */
export function persistDrafts(store: ShellStore, open: () => Storage = () => localStorage): void {
  const saved = read(open);
  if (saved !== null) {
    store.dispatch(draftsRestored(saved));
  }
  let lastSaved: Drafts = store.getState().drafts.byKey;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    const drafts = store.getState().drafts.byKey;
    if (drafts === lastSaved) return;
    const merged = mergeDrafts(read(open), lastSaved, drafts);
    lastSaved = drafts;
    try {
      open().setItem(STORAGE_KEY, JSON.stringify(merged));
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

/** Drafts are only removed all together, at sign-out: then nothing stays, whichever tab saved it. */
function mergeDrafts(stored: Drafts | null, before: Drafts, now: Drafts): Drafts {
  const hasGone = Object.keys(before).some((key) => !(key in now)) || Object.keys(now).length === 0;
  if (hasGone) return now;
  const changed = Object.entries(now).filter(([key, draft]) => before[key] !== draft);
  return { ...stored, ...Object.fromEntries(changed) };
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
