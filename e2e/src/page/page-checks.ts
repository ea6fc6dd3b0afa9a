import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible, expectContrast } from './axe.ts';
import { showIn } from './theme.ts';

/** Axe reports nothing, there is one h1, and the page does not scroll sideways. `path` names the page in a failure. */
export async function expectSoundPage(page: Page, path: string): Promise<void> {
  await expectAccessible(page);
  expect(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1);
  await expectReflow(page, path);
}

/** The page does not scroll sideways. `path` names it in a failure. */
export async function expectReflow(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling of ${path}`).toBeLessThanOrEqual(0);
}

/** The same in both themes. They differ in colours only, so the second one is checked for contrast only. */
export async function expectSoundInBothThemes(
  page: Page,
  path: string,
  [first, second]: readonly ['dark', 'light'] | readonly ['light', 'dark'],
): Promise<void> {
  await showIn(page, first);
  await expectSoundPage(page, path);
  await showIn(page, second);
  await expectContrast(page);
}
