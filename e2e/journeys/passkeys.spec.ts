import { expect, it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { mailedLink } from '../src/studio/outbox.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';
import { plugInAuthenticator } from '../src/user/virtual-authenticator.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';

it('adds a passkey, signs in with it, names it, removes it, and is then refused with it', async () => {
  const owner = await openBrowser(studio);
  const { page, context } = owner;
  const authenticator = await plugInAuthenticator(page);
  const email = await signUp(owner);
  await page.goto(await mailedLink(email, 'verify-email', '/verify-email'));
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();

  await page.goto('/account/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByLabel('Your password').fill(PASSWORD);
  await expectSoundInBothThemes(page, '/account/security', ['light', 'dark']);
  await card.getByRole('button', { name: 'Continue' }).click();
  await card.getByText('Chrome on Linux').waitFor();
  expect(await authenticator.count()).toBe(1);
  await expectSoundInBothThemes(page, '/account/security', ['dark', 'light']);

  // Chromium chooses it from the list at the e-mail field by itself.
  await context.clearCookies();
  await page.goto('/auth?returnTo=%2Faccount%2Fsecurity');
  await page.waitForURL('**/account/security');
  await card.getByText('Chrome on Linux').waitFor();

  await context.clearCookies();
  await page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) });
  });
  await page.goto('/auth?returnTo=%2Faccount%2Fsecurity');
  await expectSoundInBothThemes(page, '/auth', ['light', 'dark']);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/account/security');
  await card.getByText('Chrome on Linux').waitFor();
  await expect.poll(() => card.getByText('Never').count()).toBe(0);

  await card.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await card.getByLabel('Name of the passkey').fill('My phone');
  await expectSoundInBothThemes(page, '/account/security', ['dark', 'light']);
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Remove My phone' }).click();
  await expectSoundInBothThemes(page, '/account/security', ['light', 'dark']);
  const putBack = await authenticator.copy();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await card.getByText('My phone').waitFor({ state: 'detached' });
  // The browser has passed it on to the authenticator.
  await expect.poll(() => authenticator.count()).toBe(0);
  await putBack();

  await context.clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey did not sign you in.').waitFor();
  await expectSoundInBothThemes(page, '/auth', ['dark', 'light']);
});
