import type { Page } from 'playwright';

/** Changes the page's theme as the system's setting does, and waits for it. */
export async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
}
