import { expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { openStudio } from '../src/studio/studio.ts';
import { seedImages } from '../src/user/seed-images.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

const PROMPTS = Array.from({ length: 200 }, (_, index) =>
  index === 31 ? 'A red fox in the snow' : `A quiet harbour, number ${index}`,
);

it('finds the fox among 200, removes it, takes it back, and finds it again after a reload', async () => {
  const { page, email } = await signUpAt(studio, '/music');
  await seedImages(studio, email, PROMPTS);
  await page.getByRole('link', { name: 'Library' }).click();
  const tiles = page.getByRole('gridcell');
  await tiles.first().waitFor();
  const fox = page.getByRole('gridcell', { name: /A red fox/ });
  expect(await fox.count()).toBe(0);

  await page.keyboard.press('/');
  await page.keyboard.type('fox');
  await fox.waitFor();
  await expect.poll(() => tiles.count()).toBe(1);
  await fox.focus();
  await page.keyboard.press('Delete');
  await page.getByText('Nothing matches').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await fox.waitFor();
  await page.reload();

  await fox.waitFor();
  expect(new URL(page.url()).search).toBe('?q=fox');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => tiles.count()).toBeGreaterThan(5);
  expect(await tiles.count()).toBeLessThan(100);
  await expectAccessible(page);

  await tiles.first().focus();
  await page.keyboard.press('Space');
  const video = page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Video' });
  await tiles.first().dragTo(video, { timeout: 10_000 });
  await expect.poll(() => page.url()).toContain('/video?tab=image');
});
