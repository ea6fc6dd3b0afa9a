import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('shows what a user has published to everyone, until they hide it', async () => {
  const user = await signUpAt(studio, '/music');
  const { page } = user;
  await page.getByRole('textbox', { name: 'Describe your music' }).fill('Calm piano in the rain');
  await openSettings(page);
  await page.getByRole('spinbutton', { name: 'Duration' }).fill('10');
  await page.getByRole('button', { name: /^Generate/ }).click();
  const recent = user.list('Recent Music');
  await recent.getByRole('button', { name: 'Show on my public page: Calm piano in the rain' }).click();
  await user.seesToast('Ready for your public page');
  await page.getByRole('button', { name: 'Open profile' }).click();
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Ada Lovelace');
  await page.getByRole('switch', { name: 'Public Profile' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await user.seesToast('Profile Updated');
  const address = await page.getByRole('link', { name: /^\/u\/ada-lovelace-\d+$/ }).getAttribute('href');

  const visitor = await openBrowser(studio, { viewport: { width: 390, height: 844 } });
  const response = await visitor.page.goto(address ?? '');
  expect(response?.status()).toBe(200);
  await visitor.page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
  await expectSoundInBothThemes(visitor.page, '/u/{handle}', ['dark', 'light']);
  const track = visitor.page.getByRole('article', { name: 'Calm piano in the rain' });
  await track.getByRole('button', { name: /^Play/ }).click();
  await track.getByRole('button', { name: /^Pause/ }).waitFor();

  await page.goto('/music');
  await recent.getByRole('button', { name: 'Hide from my public page: Calm piano in the rain' }).click();
  await user.seesToast('Hidden from your public page');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Nothing to see yet' }).waitFor();

  await user.context.request.patch('/api/profile', {
    data: { publicProfile: false },
    headers: { origin: user.origin },
  });
  expect((await visitor.page.reload())?.status()).toBe(404);
  await visitor.page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
});
