import { expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { drawPicture } from '../src/page/picture.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
// Engines of all three kinds know enough of it to ask nothing first.
const PROMPT = 'A calm ambient sea at night';

it('makes a film of an image by drag, and a track of the film by button, in five presses', async () => {
  const { page } = await signUpAt(studio, '/');
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await page.getByRole('textbox').fill(PROMPT);
  await page.getByRole('button', { name: /^Generate - / }).click();
  const images = page.getByRole('region', { name: 'Recent Generations' });
  await images.getByRole('img', { name: PROMPT }).waitFor();

  const image = images.getByRole('article', { name: PROMPT }).getByRole('button', { name: /^Show: / });
  await image.dragTo(tools.getByRole('link', { name: 'Video' }), { timeout: 10_000 });
  await page.getByRole('button', { name: 'Use this part' }).click({ timeout: 10_000 });
  await page.getByText('picture.jpg').waitFor();
  expect(new URL(page.url()).search).toBe('?tab=image');
  await page.getByRole('button', { name: /^Generate - / }).click();
  const films = page.getByRole('region', { name: 'Recent Videos' });
  const film = films.getByRole('article', { name: 'Video from an image' });
  await film.locator('img').waitFor();

  await page.getByRole('button', { name: /^Prompt for a track/ }).click();
  // A film that was made of a picture has the words of that picture.
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(PROMPT);
  await page.getByRole('button', { name: /^Generate - / }).click();
  await page.getByRole('region', { name: 'Recent Music' }).getByRole('article', { name: PROMPT }).waitFor();

  const madeFrom = (path: string): Promise<unknown> =>
    page.evaluate(async (list) => {
      const [item] = (await (await fetch(list)).json()) as Array<{ madeFrom: { kind: string } }>;
      return item?.madeFrom.kind;
    }, path);
  expect(await madeFrom('/api/video-generations')).toBe('image');
  // Its tile is there before the response to the press.
  await expect.poll(() => madeFrom('/api/music-generations')).toBe('video');
});

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
