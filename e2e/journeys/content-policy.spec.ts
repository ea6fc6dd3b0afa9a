import { expect, it } from 'vitest';
import { enter } from '../src/creator.ts';
import { savedBy } from '../src/downloads.ts';
import { playThrough } from '../src/film.ts';
import { drawPicture } from '../src/picture.ts';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';

const studio = openStudio();

it('runs no inline code that the gateway did not write', async () => {
  const { page, problems } = await visit(studio);
  await page.goto('/');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script);
  });

  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  expect(problems.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});

it('asks nobody but its own origin for anything', async () => {
  const person = await visit(studio);
  const origins = new Set<string>();
  person.page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await signUp(person);
  for (const path of ['/', '/video', '/pricing']) {
    await person.page.goto(path);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
  }

  origins.delete('null');
  expect([...origins]).toEqual([new URL(studio.url).origin]);
});

// What breaks the policy is a problem of the page, and a visitor's page must end without problems.
it('lets everything through that the tools upload, preview, play and save', async () => {
  const creator = await enter(studio, '/music');
  const { page, result } = creator;
  await page.getByRole('textbox').fill('A waltz');
  await page.getByRole('combobox', { name: 'Genre' }).click();
  await page.getByRole('option', { name: 'Jazz' }).click();
  await page.getByRole('spinbutton', { name: 'Duration' }).fill('10');
  await page.getByRole('button', { name: /^Generate - / }).click();
  await creator.hears('Music Ready!');
  await result.getByRole('button', { name: 'Play A waltz' }).click();
  const place = creator.list('Player').getByRole('slider');
  await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(0);

  await page.goto('/video?tab=image');
  await page.getByLabel('First frame', { exact: true }).setInputFiles(await drawPicture(page));
  await page.getByText('halves.png').waitFor();
  await page.getByRole('slider', { name: 'Duration' }).press('Home');
  await page.getByRole('button', { name: /^Generate - / }).click();
  await creator.hears('Video Ready!');
  expect((await playThrough(result.locator('video'))).framesTotal).toBeGreaterThan(0);
  await savedBy(page, () => result.getByRole('button', { name: 'Download' }).click());

  await page.goto('/?mode=photo-editor');
  await page.getByLabel('Your picture', { exact: true }).setInputFiles(await drawPicture(page));
  await page.getByRole('textbox').fill('Warmer light');
  await page.getByRole('button', { name: /^Edit - / }).click();
  await creator.hears('Success');
  await result.getByAltText('After: Warmer light').waitFor();
});
