import { expect, it } from 'vitest';
import { expectSoundPage } from '../src/page/page-checks.ts';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();
const PROMPT = 'A lighthouse on a cliff at dusk, calm sea';

it('shows the results of one press together, zooms the chosen one by keyboard, and compares two in step', async () => {
  const user = await signUpAt(studio, '/');
  const { page, result } = user;
  await page.getByRole('textbox').fill(PROMPT);
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: /Generate - 40 credits/ }).click();
  const grid = result.getByRole('list', { name: 'Results of one press' });
  const second = grid.getByRole('article', { name: '2 of 2' });
  await second.waitFor();
  const before = await second.boundingBox();
  await second.getByRole('img').waitFor();
  await grid.getByRole('article', { name: '1 of 2' }).getByRole('img').waitFor();
  expect(await second.boundingBox()).toEqual(before);
  await expectSoundPage(page, 'the results of one press');

  await grid.getByRole('button', { name: 'Show: 2 of 2' }).click();
  await result.getByRole('group', { name: 'Picture' }).focus();
  const zoom = result.getByRole('status', { name: 'Zoom' });
  await zoom.getByText('Fit').waitFor();
  await page.keyboard.press('1');
  await zoom.getByText('100 %').waitFor();
  await page.keyboard.press('0');
  await zoom.getByText('Fit').waitFor();

  await result.getByRole('button', { name: /^Compare/ }).click();
  await result.getByRole('group', { name: 'Comparison' }).focus();
  await zoom.getByText('Fit').waitFor();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  const places = await result
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).transform));
  expect(new Set(places).size).toBe(1);
  expect(places[0]).toContain('1.5');
  await expectSoundPage(page, 'a comparison');
  await page.reload();
  await result.getByRole('group', { name: 'Comparison' }).waitFor();
  await result.getByRole('button', { name: /^End comparison/ }).click();
  await result.getByRole('button', { name: /^All 2 results/ }).click();
  await grid.waitFor();
});
