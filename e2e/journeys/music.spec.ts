import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { openStudio } from '../src/studio/studio.ts';
import { savedBy } from '../src/user/downloads.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const PROMPT = 'A slow waltz for a ballroom at night';

const tracks = ({ list }: ToolUser) => list('Recent Music').getByRole('listitem');
const bar = ({ list }: ToolUser) => list('Player');
const secondsOf = async (place: Locator): Promise<number> =>
  Number(await place.getByRole('slider', { name: `Seek in ${PROMPT}` }).getAttribute('aria-valuenow'));

async function compose({ page }: ToolUser, seconds: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your music' }).fill(PROMPT);
  await openSettings(page);
  await page.getByRole('spinbutton', { name: 'Duration' }).fill(String(seconds));
  await page.getByRole('button', { name: 'Generate - 12 credits' }).click();
}

it('[2.music.recent] makes a track that the browser decodes in its whole length, saves, keeps playing in the other tools, and has in the player after a reload', async () => {
  const user = await signUpAt(studio, '/music');
  const { page } = user;

  await compose(user, 20);

  await user.seesToast('Music Generation Started');
  await user.hasCredits(488);
  await tracks(user).first().waitFor();
  const before = await tracks(user).boundingBox();
  await tracks(user).getByText('0:20', { exact: true }).waitFor();
  expect(await tracks(user).boundingBox()).toEqual(before);

  const file = await savedBy(page, () => tracks(user).getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('ai-music-A-slow-waltz-for-a-ballroom-at.mp3');
  const sound = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const { duration, numberOfChannels } = await new AudioContext().decodeAudioData(bytes.buffer);
    return { duration, numberOfChannels };
  }, file.bytes.toString('base64'));
  expect(Math.abs(sound.duration - 20)).toBeLessThan(0.1);
  expect(sound.numberOfChannels).toBe(2);

  await tracks(user)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .click();
  await expect.poll(() => secondsOf(bar(user))).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Text', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Text AI' }).waitFor();
  const left = await secondsOf(bar(user));
  await expect.poll(() => secondsOf(bar(user))).toBeGreaterThan(left);

  await bar(user)
    .getByRole('button', { name: `Pause ${PROMPT}` })
    .click();
  await bar(user)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .waitFor();
  await bar(user).getByRole('link', { name: PROMPT }).click();

  await tracks(user)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .waitFor();
  await bar(user).getByRole('slider', { name: 'Volume' }).press('Home');
  await bar(user).getByRole('button', { name: 'Loop' }).click();
  const beforeReload = await secondsOf(bar(user));
  await page.reload();
  await bar(user).getByRole('button', { name: 'Unmute' }).waitFor();
  await bar(user).getByRole('button', { name: 'Loop', pressed: true }).waitFor();
  await tracks(user)
    .getByRole('button', { name: `Play ${PROMPT}` })
    .waitFor();
  const paused = await secondsOf(bar(user));
  expect(paused).toBe(beforeReload);
  expect(await secondsOf(tracks(user))).toBe(paused);
  await tracks(user)
    .getByRole('slider', { name: `Seek in ${PROMPT}` })
    .press('Home');
  await expect.poll(() => secondsOf(bar(user))).toBe(0);
  await tracks(user)
    .getByRole('slider', { name: `Seek in ${PROMPT}` })
    .press('ArrowRight');
  await expect.poll(() => secondsOf(bar(user))).toBe(5);
});
