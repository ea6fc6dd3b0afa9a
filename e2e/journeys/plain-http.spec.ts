import { findFreePort } from '@aic/api/testing';
import { expect, it } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { newEmail, openBrowser } from '../src/user/browser-user.ts';

// A home server: browsers keep ids, the clipboard and workers for https and localhost.
const port = String(await findFreePort());
const studio = openOwnStudio({ PORT: port, APP_ORIGIN: `http://studio.lan:${port}` });

const PROMPT = 'A lighthouse on a cliff at dusk, calm sea';

it('a studio on plain http signs up, says no, makes a picture and copies', async () => {
  const { page } = await openBrowser(studio, { viewport: { width: 390, height: 900 } });
  const email = newEmail();
  const submit = async (tab: string, password: string, button: string) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: tab }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

  await page.goto('/about');
  expect(
    await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
  ).toEqual([false, false, false]);
  await submit('Sign In', 'not the password', 'Sign In');
  await sees('Login failed');
  await submit('Sign Up', 'correct horse battery', 'Create account');
  await sees('Welcome to AI Creative!');

  await page.goto('/image-generator');
  await page.getByRole('textbox').fill(PROMPT);
  await page.getByRole('button', { name: /Generate - 20 credits/ }).click();
  const tile = page
    .getByRole('region', { name: 'Recent Generations' })
    .getByRole('article', { name: PROMPT });
  await tile.getByRole('img', { name: PROMPT }).waitFor();
  await tile.hover();
  await tile.getByRole('button', { name: 'Copy prompt' }).click();
  await sees('Copied!');
  await page.getByRole('textbox').fill('');
  await page.getByRole('textbox').press('Control+V');
  expect(await page.getByRole('textbox').inputValue()).toBe(PROMPT);
});
