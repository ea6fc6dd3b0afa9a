import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
// Engines of all three kinds know enough of it to ask nothing first.
const PROMPT = 'A calm ambient sea at night';

it('makes a film of an image by drag, a track of the film by button, and of both one film with its sound', async () => {
  const { page } = await signUpAt(studio, '/');
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await page.getByRole('textbox').fill(PROMPT);
  await page.getByRole('button', { name: /^Generate - / }).click();
  const images = page.getByRole('region', { name: 'Recent Generations' });
  await images.getByRole('img', { name: PROMPT }).waitFor();

  const image = images.getByRole('article', { name: PROMPT }).getByRole('button', { name: /^Show: / });
  await image.dragTo(tools.getByRole('link', { name: 'Video' }), { timeout: 10_000 });
  // The film takes the shape of its picture: there is nothing to ask.
  await page.getByText('picture.png').waitFor({ timeout: 10_000 });
  await expect.poll(() => page.getByRole('radio', { name: '1:1' }).isChecked()).toBe(true);
  expect(new URL(page.url()).search).toBe('?tab=image');
  await openSettings(page);
  await page.getByRole('slider', { name: 'Duration' }).press('Home');
  await page.getByRole('button', { name: /^Generate - / }).click();
  const films = page.getByRole('region', { name: 'Recent Videos' });
  const film = films.getByRole('article', { name: 'Video from an image' });
  await film.locator('img').waitFor();

  await page.getByRole('button', { name: /^Make music/ }).click();
  // A film that was made of a picture has the words of that picture, and a track plays to them.
  await expect
    .poll(() => page.getByRole('textbox').inputValue())
    .toMatch(new RegExp(`, for a scene: ${PROMPT}$`));
  await page.getByRole('button', { name: /^Generate - / }).click();
  const tracks = page.getByRole('region', { name: 'Recent Music' });
  await tracks.getByRole('article', { name: `, for a scene: ${PROMPT}` }).waitFor();

  const madeFrom = (path: string): Promise<unknown> =>
    page.evaluate(async (list) => {
      const [item] = (await (await fetch(list)).json()) as Array<{ madeFrom: { kind: string } }>;
      return item?.madeFrom.kind;
    }, path);
  expect(await madeFrom('/api/video-generations')).toBe('image');
  // Its tile is there before the response to the press.
  await expect.poll(() => madeFrom('/api/music-generations')).toBe('video');

  await page.getByRole('button', { name: /^Put it under the film/ }).click();
  const view = page.getByRole('dialog', { name: 'Music' });
  await view.getByText('A new video of 2 s, for no credits').waitFor();
  await view.getByRole('button', { name: 'Put it under the film' }).click();
  const whole = page.getByRole('dialog', { name: 'Video' }).locator('video');
  await whole.waitFor();
  const { duration, credits } = await page.evaluate(async () => {
    const [item] = (await (await fetch('/api/video-generations')).json()) as Array<Record<string, unknown>>;
    return { duration: item?.['duration'], credits: item?.['credits'] };
  });
  expect({ duration, credits }).toEqual({ duration: 2, credits: 0 });
  expect(await whole.evaluate((film: HTMLVideoElement) => film.src)).toContain('/media/');
});
