import { expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { drawPicture } from '../src/page/picture.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('keeps an upload as material: below fields, in the library, handed over, and in its edit after it is removed', async () => {
  const { page, list } = await signUpAt(studio, '/?mode=photo-editor');
  await page.getByLabel('Your picture', { exact: true }).setInputFiles(await drawPicture(page));
  await page.getByRole('textbox').fill('Warmer light');
  await page.getByRole('button', { name: /^Edit - / }).click();
  await list('Edit History').getByRole('article', { name: 'Warmer light' }).waitFor();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('group', { name: 'Recent uploads' }).getByRole('button').click();
  await page.getByText(/^picture\./).waitFor();

  await page.getByRole('link', { name: 'Library' }).first().click();
  await page.getByRole('button', { name: 'Uploads' }).click();
  await page.getByRole('heading', { level: 1, name: 'Uploads' }).waitFor();
  const uploads = page.getByRole('gridcell');
  await uploads.waitFor();
  expect(new URL(page.url()).search).toBe('?in=uploads');
  await expectAccessible(page);

  await uploads.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use as …' }).click();
  await page.getByRole('menuitem', { name: 'Picture to edit' }).click();
  await page.getByText(/^picture\./).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?mode=photo-editor');

  await page.goto('/library?in=uploads');
  await uploads.focus();
  await page.keyboard.press('Delete');
  await page.getByText('No uploads yet').waitFor();
  await page.goto('/?mode=photo-editor');
  const before = page.getByAltText('Before: Warmer light');
  await expect
    .poll(() => before.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
});
