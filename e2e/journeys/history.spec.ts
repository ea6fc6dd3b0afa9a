import { textItem } from '@aic/sdk/testing/fakes';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { newToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();

const TEXTS = Array.from({ length: 30 }, (_, index) =>
  textItem({
    id: `0197a000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    prompt: `Text number ${index}`,
  }),
);

/** Narrow enough that the latest items stand below the result: beside it they scroll by themselves. */
const NARROW = { width: 1100, height: 800 };

/** Follows a link without the scrolling that Playwright does before a click. */
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().dispatchEvent('click');

/** Scrolls and leaves the page in one step: what comes late above the part that is seen would move it. */
const leaveFrom = (page: Page, top: number, name: string): Promise<void> =>
  page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement, to) => {
      scrollTo(0, to);
      link.click();
    }, top);

const settledTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

it('restores the scroll position of a long page, also when its list arrives late, and opens a new page at its top', async () => {
  const { page } = await newToolUser(studio);
  await page.setViewportSize(NARROW);
  await page.route('**/api/text-generations', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ json: TEXTS });
  });
  await page.goto('/text');
  await page.getByRole('article', { name: 'Text number 29', exact: true }).waitFor();
  await leaveFrom(page, 1500, 'Music');
  await page.getByRole('heading', { level: 1, name: 'Music Creator' }).waitFor();
  await expect.poll(() => settledTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => settledTop(page)).toBe(1500);

  await page.reload();
  await expect.poll(() => settledTop(page)).toBe(1500);

  await page.goto('/text');
  await page.getByRole('article', { name: 'Text number 29', exact: true }).waitFor();
  expect(await settledTop(page)).toBe(0);
  await follow(page, 'Video');
  await page.getByRole('heading', { level: 1, name: 'Video Studio' }).waitFor();
  await expect.poll(() => settledTop(page)).toBe(0);
});

it('does not restore the scroll position after the user has touched a page that is still loading', async () => {
  const { page } = await newToolUser(studio);
  await page.setViewportSize(NARROW);
  let whenDue = Promise.resolve();
  await page.route('**/api/text-generations', async (route) => {
    await whenDue;
    await route.fulfill({ json: TEXTS });
  });
  await page.goto('/text');
  await page.getByRole('article', { name: 'Text number 29', exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => settledTop(page)).toBeGreaterThanOrEqual(1500);
  const { promise, resolve: deliver } = Promise.withResolvers<void>();
  whenDue = promise;

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Text AI' }).waitFor();
  await page.keyboard.press('Shift');
  deliver();
  await page.getByRole('article', { name: 'Text number 29', exact: true }).waitFor();

  expect(await settledTop(page)).toBeLessThan(1500);
});
