import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser } from '../src/user/browser-user.ts';
import { savedBy } from '../src/user/downloads.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const PROMPT = 'A lighthouse on a cliff at dusk, calm sea';

const tiles = ({ page }: Pick<ToolUser, 'page'>) =>
  page.getByRole('region', { name: 'Recent Generations' }).getByRole('article', { name: PROMPT });

async function generate({ page }: ToolUser): Promise<void> {
  await page.getByRole('textbox').fill(PROMPT);
  await page.getByRole('button', { name: /Generate - 20 credits/ }).click();
}

it('makes an image that is paid once, can be downloaded, survives a reload and shows in a second session live', async () => {
  const user = await signUpAt(studio, '/');
  const { page } = user;
  await user.hasCredits(500);
  const elsewhere = await openBrowser(studio);
  await elsewhere.context.request.post('/api/login', {
    data: { email: user.email, password: 'correct horse battery' },
    headers: { origin: elsewhere.origin },
  });
  await elsewhere.page.goto('/');
  await elsewhere.page.getByRole('list', { name: 'Examples' }).waitFor();

  await generate(user);

  await tiles(user).waitFor();
  await tiles(elsewhere).waitFor();
  await tiles(user).getByRole('img', { name: PROMPT }).waitFor();
  // It is in view: nothing says so over it.
  expect(await page.getByText('Success', { exact: true }).count()).toBe(0);
  await tiles(elsewhere).getByRole('img', { name: PROMPT }).waitFor();
  await user.hasCredits(480);
  await elsewhere.page.getByTestId('credits').getByText('480').waitFor();

  const file = await savedBy(page, () => user.result.getByText('Download', { exact: true }).click());
  expect(file.name).toBe('ai-image-A-lighthouse-on-a-cliff-at-dus.png');
  expect(file.bytes.subarray(1, 4).toString()).toBe('PNG');

  await page.reload();
  await tiles(user).getByRole('img', { name: PROMPT }).waitFor();
  expect(await tiles(user).count()).toBe(1);
  expect(await page.getByRole('textbox').inputValue()).toBe(PROMPT);
});

it('goes to the result of a press on a phone, and stays at the composer where it is refused', async () => {
  const user = await signUpAt(studio, '/', { viewport: { width: 390, height: 844 } });
  const { page } = user;
  const topOfResult = async () => (await user.result.boundingBox())?.y ?? Number.NaN;
  await page.getByRole('textbox').fill('three glorps and a zxqv');
  await page.getByRole('button', { name: /Generate - 20 credits/ }).click();
  await page
    .getByText(/does not know/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await topOfResult()).toBeGreaterThan(422);

  await generate(user);

  await expect.poll(topOfResult).toBeLessThan(160);
  expect(await topOfResult()).toBeGreaterThanOrEqual(0);

  // What comes with the picture may move the page.
  await tiles(user).getByRole('img', { name: PROMPT }).waitFor();
  // The bar is in sight already, so the focus that comes back to it moves nothing.
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.getByRole('button', { name: 'Menu' }).focus();
  expect(await scrolled()).toBe(before);
});

it('keeps its shape from queue to picture, then opens large and returns the focus to it, or to the prompt that it fills', async () => {
  const user = await signUpAt(studio, '/');
  const { page } = user;
  await page.getByRole('radio', { name: 'Landscape' }).click();
  await generate(user);
  await tiles(user).waitFor();
  const before = await tiles(user).boundingBox();
  const picture = tiles(user).getByRole('img');
  await picture.waitFor();
  expect(await tiles(user).boundingBox()).toEqual(before);
  const ratio = await picture.evaluate((image) => image.clientWidth / image.clientHeight);
  expect(ratio).toBeCloseTo(1792 / 1024, 1);

  await tiles(user)
    .getByRole('button', { name: `Show: ${PROMPT}` })
    .click();
  await user.result.getByRole('button', { name: `Open: ${PROMPT}` }).focus();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('How it was made').click();
  await dialog.getByText('1792 × 1024').waitFor();
  await dialog.getByText('20 credits held, 20 charged, 0 given back.').waitFor();
  // Radix listens for Escape a few tasks after it has rendered the dialog: like a user, press it until something
  // happens.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return dialog.count();
    })
    .toBe(0);
  // Radix returns the focus one task after it has removed the dialog.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Open: ${PROMPT}`);

  await page.keyboard.press('Enter');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Share', 'Remove']) {
      const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
      expect(box && box.y + box.height, `the lower edge of ${name} at ${width} px`).toBeLessThan(height);
    }
  }
  await dialog.getByRole('link', { name: 'Use prompt' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(PROMPT);
});
