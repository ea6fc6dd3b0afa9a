import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { newEmail, signUp, visit, type Visitor } from '../src/visitor.ts';

const studio = openStudio();
const PROMPT = 'A lighthouse on a cliff at dusk, calm sea';

const recent = ({ page }: Visitor) => page.getByRole('region', { name: 'Recent Generations' });
const tiles = (visitor: Visitor) => recent(visitor).getByRole('article', { name: PROMPT });
const credits = ({ page }: Visitor, count: number) =>
  page.getByTestId('credits').getByText(String(count)).waitFor();

async function generate(person: Visitor): Promise<void> {
  await person.page.getByRole('textbox').fill(PROMPT);
  await person.page.getByRole('button', { name: /Generate - 20 credits/ }).click();
}

it('makes an image that is paid once, can be downloaded, survives a reload and shows in a second session live', async () => {
  const email = newEmail();
  const person = await visit(studio);
  await signUp(person, email);
  await person.page.goto('/');
  await credits(person, 500);
  const elsewhere = await visit(studio);
  await elsewhere.context.request.post('/api/login', {
    data: { email, password: 'correct horse battery' },
    headers: { origin: studio.url },
  });
  await elsewhere.page.goto('/');
  await recent(elsewhere).getByText('Nothing here yet').waitFor();

  await generate(person);

  await tiles(person).waitFor();
  await tiles(elsewhere).waitFor();
  await person.page.getByText('Success', { exact: true }).first().waitFor();
  await tiles(person).getByRole('img', { name: PROMPT }).waitFor();
  await tiles(elsewhere).getByRole('img', { name: PROMPT }).waitFor();
  await credits(person, 480);
  await credits(elsewhere, 480);

  const download = person.page.waitForEvent('download');
  await person.page.getByRole('region', { name: 'Result' }).getByText('Download', { exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ai-image-A-lighthouse-on-a-cliff-at-dus.png');
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  await person.page.reload();
  await tiles(person).getByRole('img', { name: PROMPT }).waitFor();
  expect(await tiles(person).count()).toBe(1);
  expect(await person.page.getByRole('textbox').inputValue()).toBe(PROMPT);

  await person.page.getByRole('button', { name: 'Log out' }).click();
  await person.page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();
});

it('gives the credits back when the job is cancelled', async () => {
  const person = await visit(studio);
  await signUp(person);
  await person.page.goto('/');
  await person.page.getByRole('radio', { name: 'HD' }).click();
  await generate(person);

  await tiles(person).getByRole('button', { name: 'Cancel' }).click();

  await tiles(person).getByText('20 credits are back').waitFor();
  await credits(person, 500);
});

it('keeps its shape from queue to picture: nothing moves', async () => {
  const person = await visit(studio);
  await signUp(person);
  await person.page.goto('/');
  await person.page.getByRole('radio', { name: 'Landscape' }).click();
  await generate(person);
  await tiles(person).waitFor();
  const before = await tiles(person).boundingBox();

  await tiles(person).getByRole('img').waitFor();

  expect(await tiles(person).boundingBox()).toEqual(before);
  const ratio = await tiles(person)
    .getByRole('img')
    .evaluate((image) => image.clientWidth / image.clientHeight);
  expect(ratio).toBeCloseTo(1792 / 1024, 1);
});

it('opens a picture large with its recipe and gives the focus back, or to the prompt that it fills', async () => {
  const person = await visit(studio);
  await signUp(person);
  await person.page.goto('/');
  await generate(person);
  await tiles(person).getByRole('img').waitFor();
  await tiles(person)
    .getByRole('button', { name: `Open ${PROMPT}` })
    .focus();

  await person.page.keyboard.press('Enter');
  const dialog = person.page.getByRole('dialog');
  await dialog.getByText('1024 × 1024').waitFor();
  await person.page.keyboard.press('Escape');

  await dialog.waitFor({ state: 'detached' });
  // Radix gives the focus back one task after the dialog has gone.
  await expect
    .poll(() => person.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Open ${PROMPT}`);

  await person.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Use this prompt' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => person.page.evaluate(() => document.activeElement?.textContent)).toBe(PROMPT);
});
