import { expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { mailedLink } from '../src/studio/outbox.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';

it('deletes the account at the press of a button, and restores it by the mailed link', async () => {
  const { page, context, origin } = await openBrowser(studio, { viewport: { width: 390, height: 2000 } });
  const email = await signUp({ page, context, origin, problems: [] });
  const logIn = async () => {
    const data = { email, password: PASSWORD };
    return (await context.request.post('/api/login', { data, headers: { origin } })).status();
  };
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await expectAccessible(page);

  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();
  // Only a sign-in with the password says what is going on.
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page
    .getByText(/^This account was deleted\. Until .* it can be taken back/)
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(await logIn()).toBe(403);

  await page.goto(await mailedLink(email, 'restore-account', '/restore-account'));
  await page.getByRole('button', { name: 'Take my account back' }).waitFor();
  await expectSoundInBothThemes(page, '/restore-account', ['dark', 'light']);
  await page.getByRole('button', { name: 'Take my account back' }).click();
  await page.getByRole('heading', { name: 'Your account is back' }).waitFor();
  expect(await logIn()).toBe(200);
});
