import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { enter, type Creator } from '../src/creator.ts';
import { savedBy } from '../src/downloads.ts';
import { openStudio } from '../src/studio.ts';

const studio = openStudio();
const PROMPT = 'A slow waltz for a ballroom at night';

const tracks = ({ list }: Creator) => list('Recent Music').getByRole('listitem');
const bar = ({ list }: Creator) => list('Player');
const secondsOf = async (place: Locator): Promise<number> =>
  Number(await place.getByRole('slider', { name: `Seek in ${PROMPT}` }).getAttribute('aria-valuenow'));

async function compose({ page }: Creator, seconds: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your music' }).fill(PROMPT);
  await page.getByRole('spinbutton', { name: 'Duration' }).fill(String(seconds));
  await page.getByRole('button', { name: 'Generate - 12 credits' }).click();
}

it('[2.music.recent] makes a track that the browser decodes in its whole length, and saves it', async () => {
  const creator = await enter(studio, '/music');
  const { page } = creator;

  await compose(creator, 10);

  await creator.hears('Music Generation Started');
  await creator.hasCredits(488);
  await tracks(creator).first().waitFor();
  const before = await tracks(creator).boundingBox();
  await creator.hears('Music Ready!');
  await tracks(creator).getByText('0:10', { exact: true }).waitFor();
  expect(await tracks(creator).boundingBox()).toEqual(before);

  const file = await savedBy(page, () => tracks(creator).getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('ai-music-A-slow-waltz-for-a-ballroom-at.mp3');
  const sound = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const { duration, numberOfChannels } = await new AudioContext().decodeAudioData(bytes.buffer);
    return { duration, numberOfChannels };
  }, file.bytes.toString('base64'));
  expect(Math.abs(sound.duration - 10)).toBeLessThan(0.1);
  expect(sound.numberOfChannels).toBe(2);
});

it('goes on playing in the other tools, and the row and the player bar agree', async () => {
  const creator = await enter(studio, '/music');
  const { page } = creator;
  await compose(creator, 20);
  await creator.hears('Music Ready!');

  await tracks(creator)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .click();
  await expect.poll(() => secondsOf(bar(creator))).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Text', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Text AI' }).waitFor();
  const left = await secondsOf(bar(creator));
  await expect.poll(() => secondsOf(bar(creator))).toBeGreaterThan(left);

  await bar(creator)
    .getByRole('button', { name: `Pause ${PROMPT}` })
    .click();
  await bar(creator)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .waitFor();
  await bar(creator).getByRole('link', { name: PROMPT }).click();

  await tracks(creator)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .waitFor();
  const paused = await secondsOf(bar(creator));
  expect(await secondsOf(tracks(creator))).toBe(paused);
  await tracks(creator)
    .getByRole('slider', { name: `Seek in ${PROMPT}` })
    .press('Home');
  await expect.poll(() => secondsOf(bar(creator))).toBe(0);
  await tracks(creator)
    .getByRole('slider', { name: `Seek in ${PROMPT}` })
    .press('ArrowRight');
  await expect.poll(() => secondsOf(bar(creator))).toBe(5);
});
