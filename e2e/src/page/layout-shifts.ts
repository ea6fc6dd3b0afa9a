import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';

export interface LayoutShift {
  /** Part of the cumulative layout shift (web.dev/articles/cls). */
  value: number;
  /** What moved, as tag, text and its box (x, y, width, height) before and after. */
  moved: string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: ReadonlyArray<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
}

declare global {
  interface Window {
    layoutShifts?: LayoutShift[];
  }
}

/** Has every page that is opened from now on keep what moves on it without the user's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const box = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ');
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      // Safe because the observer is asked for this type only.
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${box(previousRect)} to ${box(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => window.layoutShifts ?? []);
}

/**
 * A phone's network, as Lighthouse simulates it: 150 ms, 1.6 Mbit/s. Its processor is left out: Chromium simulates a
 * slow one by turning in circles, and what moves a page is what arrives late.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** How late a call is answered, in ms, one after the other: so that what waits for them comes in any order. */
const LATENESS_MS = [400, 700, 550];

/**
 * Lets the browser draw every state between a page's first and its last: each call and each file arrives on its own.
 */
export async function respondLate(page: Page): Promise<void> {
  let count = 0;
  const isLate = ({ pathname }: URL): boolean =>
    pathname.endsWith('.js') || (pathname.startsWith('/api/') && !pathname.startsWith('/api/events'));
  await page.route(isLate, async (route) => {
    await delay(LATENESS_MS[count++ % LATENESS_MS.length] ?? 0);
    // The page may have been left in the meantime.
    await route.continue().catch(() => undefined);
  });
}
