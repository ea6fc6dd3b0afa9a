import { it } from 'vitest';
import { expectSoundInBothThemes, expectSoundPage } from '../src/page/page-checks.ts';
import { mailedLink } from '../src/studio/outbox.ts';
import { ADMIN_EMAIL } from '../src/studio/start-studio.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('[1.credits.admin] makes the confirmed address of the configuration an admin, who gives credits and is written down', async () => {
  const user = await signUpAt(studio, '/');
  const boss = await openBrowser(studio);
  const { page } = boss;
  await signUp(boss, ADMIN_EMAIL);
  await page.goto('/admin?view=users');
  await page.getByText('This page is for admins only').waitFor();

  await page.goto(await mailedLink(ADMIN_EMAIL, 'verify-email', '/verify-email'));
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByRole('link', { name: /^ADMIN/ }).click();
  await page.getByTestId('credits').getByText('Unlimited').waitFor();

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox').fill(user.email);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Credits of ${user.email}` }).click();
  await page.getByRole('textbox', { name: /^Credits/ }).fill('250');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('sorry for the wait');
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await user.hasCredits(750);

  await page.getByRole('tab', { name: 'Audit' }).click();
  await page.getByText('amount: 250, reason: sorry for the wait').waitFor();
  for (const view of ['overview', 'users', 'payments', 'engines', 'releases', 'acts']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin?view=${view}`);
    await page.getByRole('table').first().waitFor();
    await expectSoundInBothThemes(page, `/admin?view=${view}`, ['dark', 'light']);
    // Themes change colours only, and no colour depends on the width.
    await page.setViewportSize({ width: 390, height: 900 });
    await expectSoundPage(page, `/admin?view=${view} (390 px)`);
  }
});
