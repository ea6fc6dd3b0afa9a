import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';

/** Axe finds nothing, there is one h1, and nothing scrolls sideways. `path` names the page in a failure. */
export async function expectWellFormed(page: Page, path: string): Promise<void> {
  await expectAccessible(page);
  expect(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling of ${path}`).toBeLessThanOrEqual(0);
}
