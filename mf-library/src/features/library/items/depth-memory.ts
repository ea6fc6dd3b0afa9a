const STORAGE_KEY = 'library.depth';
/** A reload asks for no more than this before it shows anything. */
const DEPTH_MAX = 1_200;

/** How many items of a view were there before the reload: without them its scroll position would be past the end. */
export function readDepth(path: string): number {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!Array.isArray(value) || value[0] !== path || typeof value[1] !== 'number') return 0;
    return Math.min(value[1], DEPTH_MAX);
  } catch {
    return 0;
  }
}

export function writeDepth(path: string, count: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([path, count]));
  } catch {
    // Without storage a reload begins at the top.
  }
}
