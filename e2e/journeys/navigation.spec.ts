import { expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { setRole } from '../src/studio/set-role.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();

/** The navigation bar of a new user with this role. */
async function openWithRole(role: { isAdmin?: boolean; plan?: 'pro' | 'creator' }) {
  const user = await openBrowser(studio);
  await setRole(studio, await signUp(user), role);
  await user.page.goto('/');
  const header = user.page.getByRole('banner');
  await header.getByRole('button', { name: 'Log out' }).waitFor();
  return { page: user.page, header };
}

it('[2.nav.badge] [2.nav.upgrade] [2.nav.icons] shows a free user credits, Upgrade, icon links and the footer', async () => {
  const { page, header } = await openWithRole({});
  await header.getByTestId('credits').getByText('500').waitFor();
  for (const [name, path] of [
    ['Upgrade', '/subscribe'],
    ['Contact', '/contact'],
    ['Profile', '/profile'],
    ['Account', '/account'],
  ] as const) {
    expect(await header.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }

  const footer = page.getByRole('contentinfo');
  const links = (name: string) =>
    footer.getByRole('navigation', { name }).getByRole('link').allTextContents();
  expect(await links('AI Tools')).toHaveLength(4);
  expect(await links('Company')).toEqual(['About Us', 'Plans & Pricing', 'Contact']);
  expect(await links('Legal')).toEqual(['Terms of Service', 'Privacy Policy']);
});

it.each([
  ['an admin, also one with a plan', { isAdmin: true, plan: 'pro' }, 'ADMIN', 'PRO', 'Unlimited'],
  ['a Pro user', { plan: 'pro' }, 'PRO', 'ADMIN', '500'],
  ['a Creator+ user', { plan: 'creator' }, 'PRO', 'ADMIN', '500'],
] as const)(
  '[2.nav.badge] [2.nav.admin] [2.nav.pro] [2.nav.upgrade] shows %s one badge and no Upgrade',
  async (_name, role, badge, otherBadge, credits) => {
    const { header } = await openWithRole(role);

    await header.getByText(badge, { exact: true }).waitFor();
    await header.getByTestId('credits').getByText(credits).waitFor();
    expect(await header.getByText(otherBadge, { exact: true }).count()).toBe(0);
    expect(await header.getByRole('link', { name: 'Upgrade' }).count()).toBe(0);
  },
);

it.each([
  ['on a phone', 390],
  ['on the narrowest screen', 320],
])('[2.nav.upgrade] [2.nav.icons] leads to the account by a menu %s', async (_where, width) => {
  const user = await openBrowser(studio, { viewport: { width, height: 844 } });
  await signUp(user);
  const { page } = user;
  await page.goto('/music');
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
  const { page, header } = await openWithRole({});
  await page.getByRole('heading', { level: 1 }).waitFor();

  for (const [link, title] of [
    ['Music', 'Music Creator'],
    ['Video', 'Video Studio'],
  ] as const) {
    await header.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  }
});
