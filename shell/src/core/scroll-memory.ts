const STORAGE_KEY = 'aic.scroll';
/** How many scroll positions are kept for a reload. */
const ENTRIES_MAX = 50;
/** How long a page may take to become as long as it was. */
const PATIENCE_MS = 10_000;

export interface ScrollMemory {
  /**
   * Another page was opened: it starts at its top, unless it was left by Back or Forward and has a place to go back
   * to.
   */
  openPage(): void;
  /** The address names a section of the page: it is scrolled to, unless Back or Forward has a place to go back to. */
  openSection(section: Element): void;
}

/**
 * Restores the scroll position after Back, Forward and a reload. The browser itself scrolls only as far as the page
 * reaches at that moment, and a tool that is still loading its list is short.
 */
export function createScrollMemory(): ScrollMemory {
  const tops = new Map(readTops());
  let returning: AbortController | null = null;
  history.scrollRestoration = 'manual';

  /** Scrolls as soon as the page is long enough, and again while it is still being rendered, until the user scrolls. */
  const returnTo = (top: number): void => {
    returning?.abort();
    const visit = new AbortController();
    returning = visit;
    const attempt = (): void => {
      if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo(0, top);
    };
    const observer = new ResizeObserver(attempt);
    observer.observe(document.body);
    const timer = setTimeout(() => visit.abort(), PATIENCE_MS);
    visit.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
      if (returning === visit) returning = null;
    });
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
      addEventListener(type, () => visit.abort(), { signal: visit.signal, passive: true });
    }
  };
  const returnToEntry = (): void => {
    returning?.abort();
    const top = tops.get(entryKey());
    if (top !== undefined) returnTo(top);
  };

  addEventListener('popstate', returnToEntry);
  const remember = (): void => void (returning ?? tops.set(entryKey(), Math.round(scrollY)));
  addEventListener('scroll', remember, { passive: true });
  // The event of the last scrolling comes with the next frame, when a link may have opened another entry already.
  addEventListener('click', remember, { capture: true, passive: true });
  addEventListener('pagehide', () => writeTops(tops));
  if (isReturn()) returnToEntry();

  return {
    openPage() {
      if (returning === null) scrollTo(0, 0);
    },
    openSection(section) {
      if (returning === null) section.scrollIntoView();
    },
  };
}

/** Whether the document itself was loaded again or gone back to: a link or an address typed in starts at the top. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** The router names each entry of the history; the first one of a document has no name. */
function entryKey(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' ? key : location.pathname + location.search;
}

function readTops(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.entries(value ?? {}).filter((entry): entry is [string, number] =>
      Number.isFinite(entry[1]),
    );
  } catch {
    return [];
  }
}

function writeTops(tops: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...tops].slice(-ENTRIES_MAX))));
  } catch {
    // Without storage a reload begins at the top, which does no harm.
  }
}
