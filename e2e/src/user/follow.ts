import type { Page } from 'playwright';

/** Opens `path` without a page load, as the links of the app do, and waits for this h1. */
export async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
