import { readFile } from 'node:fs/promises';
import { buildFrontend } from '@aic/tools/build';
import { expect, it } from 'vitest';
import poster from '../fixtures/poster/rspack.config.ts';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();

it('a tool makes a poster of a picture in the view of the item, and stands in four other pages of others, until it is off', async () => {
  const { page, problems, result } = await signUpAt(studio, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofPoster = () => asked.filter((path) => path.startsWith('/remotes/poster/'));
  await page.getByRole('textbox').fill('A red fox');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await result.getByRole('img').first().waitFor();

  await studio.publish((await buildFrontend(poster)).outputDir);

  // Below the prompt of pictures, in the page that is open.
  await page.getByText('A poster is two wide and three high').waitFor();
  expect(ofPoster().map((path) => path.replace(/.*\/(\w+)\..*/, '$1'))).toEqual(['container', 'slots']);
  await page
    .getByRole('navigation', { name: 'Tools', exact: true })
    .getByRole('link', { name: 'Music' })
    .click();
  await page.locator('[data-tool=music] h1').waitFor();
  expect(await page.getByText('A poster is two wide').count()).toBe(0);

  // In the menu of an item.
  await page.goto('/library');
  await page.getByText('Open a picture to make a poster of it.').waitFor();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Use as …' }).click();
  await page.getByRole('menuitem', { name: 'Make a poster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a poster' });
  await dialog.getByLabel('Title').fill('Fox');
  await dialog.getByRole('img', { name: 'Poster: Fox' }).waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download poster' }).click();
  const file = await readFile(await (await download).path());
  expect([...file.subarray(16, 24)]).toEqual([0, 0, 4, 176, 0, 0, 7, 8]);
  await dialog.waitFor({ state: 'detached' });

  // On the account and in the palette.
  await page.goto('/account');
  const card = page.getByRole('heading', { name: 'Your posters' });
  await page.locator('[data-tool=billing] h1').waitFor();
  expect(await card.count()).toBe(0);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 10_000);
      return card.count();
    })
    .toBe(1);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'About posters' }).click();
  await page.getByText('A poster is a picture above a title.').waitFor();
  await page.keyboard.press('Escape');

  await studio.sql`select switch_remote('poster', true, 'a journey')`;
  await card.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
