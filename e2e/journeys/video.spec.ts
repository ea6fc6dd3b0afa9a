import { expect, it } from 'vitest';
import { coloursAt, playThrough } from '../src/page/film.ts';
import { openSettings } from '../src/page/open-settings.ts';
import { drawPicture } from '../src/page/picture.ts';
import { openStudio } from '../src/studio/studio.ts';
import { savedBy } from '../src/user/downloads.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();

const videos = ({ list }: ToolUser) => list('Recent Videos').getByRole('article');
const film = ({ result }: ToolUser) => result.locator('video');
const generate = ({ page }: ToolUser, credits: number) =>
  page.getByRole('button', { name: `Generate - ${credits} credits` }).click();

it('[2.video.recent] makes a film that begins with the uploaded picture, and that the browser plays, seeks in and saves', async () => {
  const user = await signUpAt(studio, '/video?tab=image');
  const { page } = user;
  await page.getByLabel('First frame', { exact: true }).setInputFiles(await drawPicture(page));
  await page.getByText('halves.png').waitFor();
  await page.getByRole('main').getByRole('textbox').fill('Slow push in');
  await openSettings(page);
  await page.getByRole('slider', { name: 'Duration' }).press('Home');
  await page.getByText('2 s', { exact: true }).waitFor();

  await generate(user, 20);

  await user.seesToast('Video Generation Started');
  await videos(user).getByText('Processing').waitFor();
  await user.hasCredits(480);
  await user.result.getByRole('progressbar', { name: 'Making the video' }).waitFor();
  const before = await videos(user).boundingBox();
  await videos(user).getByText('Completed').waitFor();
  expect(await videos(user).boundingBox()).toEqual(before);

  const played = await playThrough(film(user));
  expect(played.durationSeconds).toBeCloseTo(2, 2);
  expect(played.framesTotal).toBeGreaterThan(20);
  expect(played.framesDropped).toBeLessThan(played.framesTotal / 2);
  expect(played.audioBytesDecoded).toBeGreaterThan(1000);
  const [left, right] = await coloursAt(film(user), 0.01, 2);
  expect(left?.[0]).toBeGreaterThan(130);
  expect(left?.[2]).toBeLessThan(90);
  expect(right?.[2]).toBeGreaterThan(130);
  expect(right?.[0]).toBeLessThan(90);
  const early = await coloursAt(film(user), 0.2, 64);
  expect(await coloursAt(film(user), 1.8, 64)).not.toEqual(early);
  expect(await coloursAt(film(user), 0.2, 64)).toEqual(early);

  const file = await savedBy(page, () => videos(user).getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('ai-video-Slow-push-in.mp4');
  expect(file.bytes.subarray(4, 8).toString()).toBe('ftyp');
});

it('[2.video.fields] [4.video.camera] shows camera control locked to free users', async () => {
  const { page } = await signUpAt(studio, '/video');
  await openSettings(page);

  const camera = page.getByRole('switch', { name: 'Camera control' });
  await camera.waitFor();

  expect(await camera.isDisabled()).toBe(true);
  expect(await camera.isChecked()).toBe(false);
  await page.getByText('PRO', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL('**/subscribe');
});

it('loads nothing of a film or a track before a press, in the tools, the library and on shared pages', async () => {
  const { page, context, origin } = await signUpAt(studio, '/profile');
  const media: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') media.push(`${request.url()} on ${page.url()}`);
  });
  const send = (method: 'POST' | 'PUT', path: string, data: object) =>
    context.request.fetch(path, { method, data, headers: { origin, prefer: 'wait=60' } });
  const visits: Array<readonly [path: string, shown: string]> = [['/library', '[role=gridcell] img']];
  for (const [tool, api, data] of [
    ['/video', '/api/generate-video', { prompt: 'Snow', duration: 2 }],
    ['/music', '/api/generate-music', { prompt: 'Calm piano in the rain', duration: 10 }],
  ] as const) {
    const { id } = await (await send('POST', api, data)).json();
    const { url } = await (await send('PUT', `/api/generations/${id}/share`, { withRecipe: false })).json();
    visits.push(
      [tool, 'main [aria-label^=Play]'],
      [`/library?item=${id}`, '[role=dialog] [aria-label^=Play]'],
    );
    visits.push([url, '[controls]']);
  }

  for (const [path, shown] of visits) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/video');
  await page.getByRole('button', { name: 'Play Snow' }).waitFor();
  expect(media).toEqual([]);

  await page.getByRole('button', { name: 'Play Snow' }).click();
  await expect.poll(() => media.length).toBeGreaterThan(0);
});
