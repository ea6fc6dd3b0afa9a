import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('[2.nav.upgrade] [2.nav.icons] leads to the account by a menu on the narrowest screen', async () => {
  const width = 320;
  const { page } = await signUpAt(studio, '/music', { viewport: { width, height: 844 } });
  const header = page.getByRole('banner');
  await header.getByTestId('credits').getByText('500').waitFor();
  expect(await header.getByRole('link', { name: 'Upgrade' }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

  await header.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Upgrade' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => header.getByRole('button', { name: 'Menu' }).evaluate((button) => button.matches(':focus')))
    .toBe(true);

  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  const hasFocus = (name: string) =>
    page.getByRole('heading', { level: 1, name }).evaluate((heading) => heading === document.activeElement);
  await expect.poll(() => hasFocus('Account Settings')).toBe(true);

  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await header.getByRole('link', { name: 'Get Started' }).waitFor();
});

it('moves focus to the heading of the tool that a link opens, though it comes later than the route', async () => {
  const { page } = await signUpAt(studio, '/');
  const header = page.getByRole('banner');
  await page.getByRole('heading', { level: 1 }).waitFor();

  for (const [link, title] of [
    ['Music', 'Music Creator'],
    ['Video', 'Video Studio'],
  ] as const) {
    await header.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  }
});

it('reaches a tool, the list of keys and the library by the keyboard alone', async () => {
  const { page } = await signUpAt(studio, '/');
  const find = async (words: string) => {
    await vi.waitFor(async () => {
      // The page that is seen may not listen yet.
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search and commands' }).waitFor({ timeout: 1000 });
    }, 30_000);
    await page.keyboard.type(words);
  };

  await find('mus');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Music Creator');

  await find('keyb');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await find('a fox');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('a fox');
});
