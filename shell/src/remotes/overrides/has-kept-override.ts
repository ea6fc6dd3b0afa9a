export const STORAGE_KEY = 'aic.overrides';

/**
 * Whether this tab keeps an override of this remote, by a light look: what loads it checks the address whole
 * (kept-overrides.ts), and users of released builds do not load that.
 */
export function hasKeptOverride(name: string): boolean {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return String(kept[name]).startsWith('http://');
  } catch {
    // What is no JSON, or a tab without a storage, has no overrides.
    return false;
  }
}
