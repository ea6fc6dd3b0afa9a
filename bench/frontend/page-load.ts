import type { Browser, Page } from 'playwright';
import { observePaint, readFigures, timeNavigation, type LoadFigures } from './in-page.ts';

/** Slow 4G on a mid-range phone, as Lighthouse throttles a mobile run; applied to the browser, not simulated. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
/** A page without a request for this long has finished loading. */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;

export interface PageLoad extends LoadFigures {
  /** Milliseconds from the click to the heading of a tool whose link was not hovered before; null when signed out. */
  coldNavigationMs: number | null;
  /** The same after its link was hovered. */
  preloadedNavigationMs: number | null;
}

/** Loads `/` once with empty caches. `token`: the session, or null for a visitor who is signed out. */
export async function loadPage(browser: Browser, url: string, token: string | null): Promise<PageLoad> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
  try {
    if (token !== null) await context.addCookies([{ name: 'sid', value: token, url }]);
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(observePaint);
    await page.goto('/');
    await page.locator('main h1').first().waitFor({ timeout: PATIENCE_MS });
    await untilQuiet(page);
    const figures = await page.evaluate(readFigures);
    if (token === null) return { ...figures, coldNavigationMs: null, preloadedNavigationMs: null };
    const coldNavigationMs = await page.evaluate(timeNavigation, 'Video');
    await page.locator('nav[aria-label="Tools"] a', { hasText: 'Music' }).hover();
    await untilQuiet(page);
    const preloadedNavigationMs = await page.evaluate(timeNavigation, 'Music');
    return { ...figures, coldNavigationMs, preloadedNavigationMs };
  } finally {
    await context.close();
  }
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Playwright's "networkidle" would never come, because the event stream stays open. */
async function untilQuiet(page: Page): Promise<void> {
  let lastAt = performance.now();
  const touch = (): void => {
    lastAt = performance.now();
  };
  page.on('request', touch);
  page.on('requestfinished', touch);
  const endsAt = performance.now() + PATIENCE_MS;
  while (performance.now() - lastAt < QUIET_MS && performance.now() < endsAt) await page.waitForTimeout(50);
  page.off('request', touch);
  page.off('requestfinished', touch);
}
