import { Secret, TOTP } from 'otpauth';
import { it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { mailedLink } from '../src/studio/outbox.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();
const PASSWORD = 'correct horse battery';
const STEP_MS = 30_000;

it('turns two-step sign-in on, and signs in with a code of the app and with a recovery code', async () => {
  const owner = await openBrowser(studio);
  const email = await signUp(owner);
  await owner.page.goto(await mailedLink(email, 'verify-email', '/verify-email'));
  await owner.page.getByRole('button', { name: /^Confirm/ }).click();
  await owner.page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await owner.page.goto('/account/security');
  const card = owner.page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  const key = (await card.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await expectSoundInBothThemes(owner.page, '/account/security', ['light', 'dark']);
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await card.getByLabel('Code of the app').fill(app.generate());
  await card.getByRole('button', { name: 'Confirm' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await expectSoundInBothThemes(owner.page, '/account/security', ['dark', 'light']);
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await card.getByText('10 recovery codes are left').waitFor();

  const { page } = await openBrowser(studio);
  const firstStep = async (): Promise<void> => {
    await page.goto('/auth?returnTo=%2Fmusic');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'Enter the code of your app' }).waitFor();
  };
  await firstStep();
  await expectSoundInBothThemes(page, '/auth', ['dark', 'light']);
  // Its own code has turned it on: an app shows the next one a moment later.
  await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + STEP_MS }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/music');

  await page.context().clearCookies();
  await firstStep();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/music');
  await owner.page.reload();
  await card.getByText('9 recovery codes are left').waitFor();
});
