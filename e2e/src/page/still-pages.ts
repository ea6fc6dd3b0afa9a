import type { Page, ViewportSize } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Studio } from '../studio/studio.ts';
import { openBrowser, signUp, type BrowserUser } from '../user/browser-user.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';

interface Circumstances {
  viewport: ViewportSize;
  /** Makes what the page asks for arrive late. */
  delay(page: Page): Promise<void>;
}

/** Declares the tests that nothing moves while a page loads, in these circumstances. */
export function describeStillPages(studio: Studio, { viewport, delay }: Circumstances): void {
  describe('a page that opens', () => {
    async function open(): Promise<BrowserUser> {
      const user = await openBrowser(studio, { viewport });
      await watchLayoutShifts(user.page);
      await delay(user.page);
      return user;
    }

    it('moves nothing on a page for visitors', async () => {
      const { page } = await open();
      await expectStill(page, ['/', '/auth', '/pricing', '/about', '/contact', '/no-such-page']);
    });

    it('moves nothing in a tool', async () => {
      const user = await open();
      await signUp(user);
      await expectStill(user.page, ['/', '/video', '/music', '/text']);
    });

    it('moves nothing on a page of the account', async () => {
      const user = await open();
      await signUp(user);
      await expectStill(user.page, ['/profile', '/account', '/account/usage', '/account/security']);
    });
  });
}

/** Opens each page anew and waits until it has all it asks for. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const moved: Record<string, unknown> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The event stream stays open, so the network is never idle for the browser.
    await page.waitForFunction(() => document.querySelector('[aria-busy=true], [role=status] svg') === null);
    const shifts = await layoutShifts(page);
    if (shifts.length > 0) moved[path] = shifts;
  }
  expect(moved).toEqual({});
}
