// These functions run in the measured page: each must work without imports or closures.

export interface LoadFigures {
  /** Milliseconds since navigation start. */
  lcpMs: number;
  fcpMs: number;
  /** What the largest paint was: explains a figure that looks odd. */
  lcpElement: string;
  /**
   * When the largest picture or text that is still on the page was painted first. What was removed meanwhile does not
   * count.
   */
  stayingLcpMs: number;
  /**
   * When the last picture of the first screen was there, NaN without one. One that only makes another sharper does not
   * count.
   */
  picturesMs: number;
  /** Finished requests, including the document. */
  requests: number;
  /** Compressed bytes of document and scripts. */
  codeBytes: number;
  /** Compressed bytes of scripts. */
  scriptBytes: number;
  /** Compressed bytes of everything. */
  totalBytes: number;
  /** What moved without the user's doing: the sum of all shifts. */
  cls: number;
  /** Beyond 50 ms of each task since the first paint: how long an input would have had to wait. */
  blockingMs: number;
}

declare global {
  var largestPaint: { ms: number; element: string };
  var paints: { ms: number; element: Element | null; isPlaceholder: boolean }[];
  var layoutShift: number;
  var longTasks: { startMs: number; ms: number }[];
}

export function observeLoad(): void {
  globalThis.largestPaint = { ms: Number.NaN, element: '' };
  globalThis.paints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Safe because the observer asks for this type only. A removed element leaves its URL or nothing.
      const { element, url } = entry as PerformanceEntry & { element?: Element | null; url?: string };
      const content = url ? 'picture' : (element?.textContent?.slice(0, 30) ?? '');
      // The words in an empty field belong to no element that a page can see.
      const isPlaceholder = !element && !url;
      globalThis.paints.push({ ms: entry.startTime, element: element ?? null, isPlaceholder });
      globalThis.largestPaint = {
        ms: entry.startTime,
        element: `${element?.tagName ?? (isPlaceholder ? 'placeholder' : 'removed')} ${content}`.trim(),
      };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    // Safe because the observer asks for this type only.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      globalThis.longTasks.push({ startMs: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

export function readFigures(): LoadFigures {
  // Safe because entries of these types are PerformanceResourceTiming.
  const resources = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const bytesOf = (entries: PerformanceResourceTiming[]): number =>
    entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  const isScript = ({ name }: PerformanceResourceTiming): boolean => new URL(name).pathname.endsWith('.js');
  const isCode = (entry: PerformanceResourceTiming): boolean =>
    entry.entryType === 'navigation' || isScript(entry);
  const shown = [...document.querySelectorAll('img')]
    .filter((image) => image.fetchPriority !== 'low' && image.complete && image.currentSrc.startsWith('http'))
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .map(({ currentSrc }) => currentSrc);
  const endOf = (src: string): number => resources.find(({ name }) => name === src)?.responseEnd ?? 0;
  const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    lcpMs: globalThis.largestPaint.ms,
    fcpMs,
    lcpElement: globalThis.largestPaint.element,
    stayingLcpMs:
      globalThis.paints.findLast(
        ({ element, isPlaceholder }) => isPlaceholder || element?.isConnected === true,
      )?.ms ?? Number.NaN,
    picturesMs: shown.length > 0 ? Math.max(...shown.map(endOf)) : Number.NaN,
    requests: resources.length,
    codeBytes: bytesOf(resources.filter((entry) => isCode(entry))),
    scriptBytes: bytesOf(resources.filter((entry) => isScript(entry))),
    totalBytes: bytesOf(resources),
    cls: globalThis.layoutShift,
    blockingMs: globalThis.longTasks
      .filter(({ startMs }) => startMs >= fcpMs)
      .reduce((sum, { ms }) => sum + Math.max(ms - 50, 0), 0),
  };
}

/** Clicks a tool's link without hovering over it. @returns milliseconds until the tool's heading is painted */
export function timeNavigation(label: string): Promise<number> {
  const link = [...document.querySelectorAll('nav[aria-label="Tools"] a')].find(
    (candidate) => candidate.textContent === label,
  );
  const before = document.querySelector('main h1')?.textContent;
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`${label} did not open.`)), 30_000);
    const clickedAt = performance.now();
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading?.includes(label) === true && heading !== before) {
        observer.disconnect();
        clearTimeout(patience);
        // After the frame that shows it.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    // Safe because the selector matches links only.
    (link as HTMLAnchorElement | undefined)?.click();
  });
}
