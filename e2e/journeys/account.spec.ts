import { expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { newSubscriber } from '../src/user/payments.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('[2.profile.form] [8.profile] keeps what is changed about a profile', async () => {
  const user = await signUpAt(studio, '/profile');
  const { page } = user;
  await page.getByLabel('Display Name').fill('The Countess');
  await page.getByLabel('Website').fill('ada');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText('Please enter a valid URL').waitFor();

  await page.getByLabel('Website').fill('https://ada.example.com');
  await page.getByLabel('Twitter Handle').fill('@ada');
  await page.getByRole('switch', { name: 'Email Notifications' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await user.seesToast('Profile Updated');
  await page.reload();

  await page.getByRole('heading', { name: 'The Countess' }).waitFor();
  expect(await page.getByRole('link', { name: '@ada' }).getAttribute('href')).toBe('https://twitter.com/ada');
  expect(await page.getByRole('switch', { name: 'Email Notifications' }).isChecked()).toBe(false);
});

it('tells where every credit went, in the open page too, and what it made', async () => {
  const user = await signUpAt(studio, '/account/usage');
  const { page, context, origin } = user;
  await page.getByText('Free starter credits').waitFor();
  const started = await context.request.post('/api/generate', {
    data: { prompt: 'A lighthouse', size: '1024x1024', quality: 'standard', style: 'vivid' },
    headers: { origin },
  });
  expect(started.status()).toBeLessThan(300);

  await page.getByText('Spent: Image').waitFor();
  await page.getByRole('img', { name: /^20 credits spent in the last 30 days/ }).waitFor();
  await page.getByRole('combobox', { name: 'Move' }).click();
  await page.getByRole('option', { name: 'Spent' }).click();
  await page.getByText('Free starter credits').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?type=charge');
  const file = await context.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  );
  expect((await file.text()).trim().split('\n')).toHaveLength(2);

  await page.getByRole('button', { name: 'Open: A lighthouse' }).click();
  await page.getByRole('dialog', { name: 'Image' }).getByRole('img', { name: 'A lighthouse' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectSoundInBothThemes(page, '/account/usage', ['dark', 'light']);
});

it('prints a receipt in black on white, without the bar and the footer', async () => {
  const { page } = await newSubscriber(studio);
  await page.goto('/account/invoices');
  await page.getByRole('link', { name: /^Receipt of/ }).click();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await receipt.getByText('$7.99').first().waitFor();
  await expectSoundInBothThemes(page, '/account/receipt', ['light', 'dark']);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const shown = await receipt.evaluate((article) => ({
    ink: getComputedStyle(article.querySelector('h2') ?? article).color,
    paper: getComputedStyle(article).backgroundColor,
    around: [...document.querySelectorAll('header, footer')].map((part) => getComputedStyle(part).display),
  }));
  expect(shown).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)', around: ['none', 'none'] });
});
