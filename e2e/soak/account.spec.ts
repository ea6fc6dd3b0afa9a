import { expect, it } from 'vitest';
import { expectSoundInBothThemes, expectSoundPage } from '../src/page/page-checks.ts';
import { mailedLink } from '../src/studio/outbox.ts';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser, signUp } from '../src/user/browser-user.ts';
import { savedBy } from '../src/user/downloads.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';

it('gives a copy of the data to the user who asks for it', async () => {
  const user = await openBrowser(studio, { viewport: { width: 390, height: 2000 } });
  const { page, context } = user;
  await signUp(user);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Ask for a copy' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await link.waitFor();
  await expectSoundInBothThemes(page, '/account/security', ['light', 'dark']);

  const { name, bytes } = await savedBy(page, () => link.click());

  expect(name).toMatch(/^ai-creative-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(bytes.subarray(0, 4).toString()).toBe('PK\u0003\u0004');
  expect((await context.request.get('/api/account/export/file')).headers()['cache-control']).toBe('no-store');
});

it('changes the address of an account once both addresses have confirmed it', async () => {
  const user = await openBrowser(studio, { viewport: { width: 390, height: 844 } });
  const email = await signUp(user);
  const { page } = user;
  await page.goto(await mailedLink(email, 'verify-email', '/verify-email'));
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  const next = newEmail();
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New address').fill(next);
  await page.getByLabel('Your password').fill(PASSWORD);
  await expectSoundInBothThemes(page, '/account/security', ['dark', 'light']);
  await page.getByRole('button', { name: 'Send the links' }).click();
  await page.getByText(/^It becomes/).waitFor();

  const { page: reader } = await openBrowser(studio);
  await reader.goto(await mailedLink(next, 'change-email-new', '/change-email'));
  await reader.getByRole('button', { name: 'Confirm the change' }).waitFor();
  await expectSoundInBothThemes(reader, '/change-email', ['dark', 'light']);
  await reader.getByRole('button', { name: 'Confirm the change' }).click();
  await reader.getByText(/^One more/).waitFor();
  await page.goto(await mailedLink(email, 'change-email-old', '/change-email'));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.getByText(/^Your account has its new address/).waitFor();

  await page.goto('/account/security');
  await page.getByRole('region', { name: 'E-mail address' }).getByText(next).waitFor();
});
it('confirms an address by its mail, tells of what is ready, and stops when asked to', async () => {
  const user = await signUpAt(studio, '/profile');
  const { page } = user;
  await page.getByRole('link', { name: 'Confirm it' }).waitFor();
  await page.goto(await mailedLink(user.email, 'verify-email', '/verify-email'));
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await expectSoundPage(page, '/verify-email');

  const started = await user.context.request.post('/api/generate-music', {
    data: { prompt: 'Rain', duration: 10 },
    headers: { origin: user.origin },
  });
  expect(started.status()).toBe(202);
  // In whatever program the mail is read, no user is signed in.
  const reader = await openBrowser(studio);
  await reader.page.goto(await mailedLink(user.email, 'generation-ready', '/unsubscribe'));
  await reader.page.getByRole('button', { name: 'Unsubscribe' }).click();
  await reader.page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  await expectSoundPage(reader.page, '/unsubscribe');

  await page.goto('/profile');
  await expect
    .poll(() => page.getByRole('switch', { name: 'Email Notifications' }).getAttribute('aria-checked'))
    .toBe('false');
});
