import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectReflow, expectSoundInBothThemes, expectSoundPage } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser } from '../src/user/browser-user.ts';
import { follow } from '../src/user/follow.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

type PageList = ReadonlyArray<readonly [path: string, heading: string]>;
const PUBLIC: PageList = [
  ['/auth', 'Make something today'],
  ['/about', 'About Us'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/pricing', 'Plans & Pricing'],
  ['/contact', 'Contact'],
  ['/verify', 'Verify a file'],
  ['/nowhere', 'Page Not Found'],
  ['/profile', 'Please sign in'],
  ['/verify-email', 'Confirm your e-mail address'],
  ['/change-email', 'Change your e-mail address'],
  ['/restore-account', 'Take your account back'],
  ['/unsubscribe', 'Unsubscribe'],
  ['/', 'Create with AI Power'],
];
const SIGNED_IN: PageList = [
  ['/video', 'Video Studio'],
  ['/music', 'Music Creator'],
  ['/text', 'Text AI'],
  ['/profile', 'My Profile'],
  ['/account', 'Account Settings'],
  ['/account/usage', 'Credit history'],
  ['/account/invoices', 'Invoices'],
  ['/', 'Images'],
];

const DESKTOP = { width: 1440, height: 900 };
/** High enough that the sticky button of a phone covers nothing that a user could scroll out from under it. */
const PHONE = { width: 390, height: 2000 };

/** Themes change colours only, and no colour depends on the width: so both are shown at one width. */
async function expectSoundAtEachWidth(page: Page, path: string): Promise<void> {
  await expectSoundInBothThemes(page, path, ['dark', 'light']);
  await page.setViewportSize(PHONE);
  await expectSoundPage(page, `${path} (390 px)`);
  await page.setViewportSize(DESKTOP);
}

/** Checks the path that `page` shows, then the others. */
async function expectSoundPages(page: Page, shown: string, list: PageList): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSoundAtEachWidth(page, shown);
  for (const [path, heading] of list) {
    await follow(page, path, heading);
    await expectSoundAtEachWidth(page, path);
  }
}

describe('at 1440 px in both themes, and at 390 px', () => {
  it('every public page passes axe, has one h1 and no sideways scrolling', async () => {
    const { page } = await openBrowser(studio, { viewport: DESKTOP });
    await page.goto('/auth?tab=sign-up');
    await expectSoundPages(page, '/auth?tab=sign-up', PUBLIC);
  });

  it('every page for signed-in users passes axe, has one h1 and no sideways scrolling', async () => {
    const { page } = await signUpAt(studio, '/?mode=photo-editor', { viewport: DESKTOP });
    await expectSoundPages(page, '/?mode=photo-editor', SIGNED_IN);
  });
});

// Axe has seen the same pages at 390 px.
it('reflows at 320 px', async () => {
  const { page } = await signUpAt(studio, '/', { viewport: { width: 320, height: 2000 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectReflow(page, '/');
  await follow(page, '/music', 'Music Creator');
  await expectReflow(page, '/music');
  await follow(page, '/account', 'Account Settings');
  await page.getByRole('heading', { name: 'Available Plans' }).waitFor();
  await expectReflow(page, '/account');
  await follow(page, '/account/usage', 'Credit history');
  await page.getByRole('table', { name: 'Credit history' }).waitFor();
  await expectReflow(page, '/account/usage');
  const visitor = await openBrowser(studio, { viewport: { width: 320, height: 2000 } });
  for (const path of ['/auth', '/', '/contact', '/terms']) {
    await visitor.page.goto(path);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await expectReflow(visitor.page, path);
  }
});

it('leaves a low screen to the page: header and tool links scroll away with it', async () => {
  const { page } = await signUpAt(studio, '/music', { viewport: { width: 320, height: 225 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const links = page.getByRole('navigation', { name: 'Tools', exact: true });
  expect((await links.boundingBox())?.y).toBeLessThan(100);
  await expectSoundPage(page, '/music');

  await page.getByRole('textbox', { name: 'Describe your music' }).focus();
  await page.evaluate(() => scrollTo(0, 600));

  expect((await links.boundingBox())?.y).toBeLessThan(-400);
});
