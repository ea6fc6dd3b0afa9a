import type { Browser } from 'playwright';
import { throttle, untilQuiet } from '../measure/slow-page.ts';
import { observeLoad, readFigures, timeNavigation, type LoadFigures } from './in-page.ts';

const VIEWPORT = { width: 412, height: 823 };
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
    await page.addInitScript(observeLoad);
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
