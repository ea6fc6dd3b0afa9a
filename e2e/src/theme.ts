import type { Page } from 'playwright';

/** Turns the page to a theme as the system's setting would, and waits until it has turned. */
export async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
}
