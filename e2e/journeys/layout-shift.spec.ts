import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser, signUp } from '../src/browser-user.ts';
import { answerLate, layoutShifts, slowDown, watchLayoutShifts } from '../src/layout-shifts.ts';
import { openStudio } from '../src/studio.ts';

const studio = openStudio();

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 412, height: 823 };

/** Opens each page anew and waits until it has all it asks for. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const moved: Record<string, unknown> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The event stream stays open, so the network is never idle for the browser.
    await page.waitForFunction(() => document.querySelector('[aria-busy=true], [role=status] svg') === null);
    const shifts = await layoutShifts(page);
    if (shifts.length > 0) moved[path] = shifts;
  }
  expect(moved).toEqual({});
}

describe.each([
  ['on a desktop where everything arrives late', DESKTOP],
  ['on a phone with a slow network', PHONE],
])('%s', (_where, viewport) => {
  const open = async () => {
    const user = await openBrowser(studio, { viewport });
    await watchLayoutShifts(user.page);
    await (viewport === PHONE ? slowDown(user.page) : answerLate(user.page));
    return user;
  };

  it('nothing moves while a page for visitors loads', async () => {
    const { page } = await open();
    await expectStill(page, ['/', '/auth', '/pricing', '/about', '/contact', '/no-such-page']);
  });

  it('nothing moves while a tool loads', async () => {
    const user = await open();
    await signUp(user);
    await expectStill(user.page, ['/', '/video', '/music', '/text']);
  });

  it('nothing moves while a page of the account loads', async () => {
    const user = await open();
    await signUp(user);
    await expectStill(user.page, ['/profile', '/account', '/account/usage', '/account/security']);
  });
});
