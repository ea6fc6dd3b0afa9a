import type { Page } from 'playwright';

/** The settings of a composer are one line until it is pressed. */
export async function openSettings(page: Page): Promise<void> {
  const line = page.getByRole('button', { name: /^Settings:/ });
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}
