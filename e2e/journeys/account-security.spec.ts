import { expect, it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { mailedLink } from '../src/studio/outbox.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';

it('sets a forgotten password by a mailed link, which ends the session that was open', async () => {
  const first = await openBrowser(studio);
  const email = await signUp(first);
  await first.page.goto('/');
  await first.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  const { page } = await openBrowser(studio);
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await expectSoundInBothThemes(page, '/forgot-password', ['dark', 'light']);

  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
  const link = await mailedLink(email, 'reset-password', '/reset-password');
  const token = new URL(link, studio.url).searchParams.get('token') ?? 'none';
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) told.push(request.url(), JSON.stringify(request.headers()));
  });
  await page.goto(link);
  await page.getByLabel('New password').waitFor();
  expect(page.url()).not.toContain('token');
  expect(told.filter((text) => text.includes(token))).toEqual([]);
  // It outlives a reload.
  await page.reload();
  await page.getByLabel('New password').fill('a brand new horse');
  await expectSoundInBothThemes(page, '/reset-password', ['dark', 'light']);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();

  // The open page of the other browser learns of it at once.
  await first.page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a brand new horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
});

it('shows where one is signed in, ends it there, and changes the password', async () => {
  const first = await openBrowser(studio);
  const email = await signUp(first);
  await first.page.goto('/music');
  await first.page.getByRole('heading', { level: 1 }).waitFor();
  const { page, context, origin } = await openBrowser(studio, { viewport: { width: 390, height: 2000 } });
  await context.request.post('/api/login', { data: { email, password: PASSWORD }, headers: { origin } });
  await page.goto('/account/security');
  await page.getByText('This browser').waitFor();
  await expectSoundInBothThemes(page, '/account/security', ['light', 'dark']);

  await page.getByRole('button', { name: 'End all others' }).click();
  await first.page.waitForURL('**/auth?returnTo=*');
  await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });

  await page.getByLabel('Present password').fill(PASSWORD);
  await page.getByLabel('New password').fill('a brand new horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed', { exact: true }).waitFor();
  const responses = [];
  for (const password of [PASSWORD, 'a brand new horse']) {
    const response = await context.request.post('/api/login', {
      data: { email, password },
      headers: { origin },
    });
    responses.push(response.status());
  }
  expect(responses).toEqual([401, 200]);
});
