import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { drawPicture } from '../src/page/picture.ts';
import { openStudio } from '../src/studio/studio.ts';
import { savedBy } from '../src/user/downloads.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const PATH = '/?mode=photo-editor';
const PROMPT = 'Black and white';

const upload = ({ page }: ToolUser) => page.getByLabel('Your picture', { exact: true });
const edits = ({ list }: ToolUser) => list('Edit History').getByRole('article', { name: PROMPT });

/** The largest difference between red, green and blue in a picture's middle row: 0 is a pure grey. */
const colourfulness = (picture: Locator): Promise<number> =>
  picture.evaluate(async (element) => {
    // Safe because callers pass an image element.
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 3;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser has no 2D canvas.');
    context.drawImage(image, 0, 0, 64, 3);
    const { data } = context.getImageData(0, 1, 64, 1);
    const spreads = Array.from({ length: 64 }, (_, x) => {
      const pixel = data.slice(x * 4, x * 4 + 3);
      return Math.max(...pixel) - Math.min(...pixel);
    });
    return Math.max(...spreads);
  });

it('[2.edit.preview] [4.edit.side] edits an uploaded picture as described, and compares both sides', async () => {
  const user = await signUpAt(studio, PATH);
  const { page, result } = user;
  await upload(user).setInputFiles(await drawPicture(page));
  await page.getByText('halves.png').waitFor();
  await page.getByRole('radio', { name: 'General edit' }).click();
  await page.getByRole('button', { name: PROMPT }).click();
  await openSettings(page);
  await page.getByRole('slider', { name: 'Strength' }).press('End');
  await page.getByRole('button', { name: 'Edit - 20 credits' }).click();

  await edits(user).waitFor();
  await user.hasCredits(480);

  await result.getByText(/^Understood: .*black and white/i).waitFor();
  await result.getByText('Preview engine: procedural, not an AI model').waitFor();
  expect(await colourfulness(result.getByAltText(`Before: ${PROMPT}`))).toBeGreaterThan(120);
  expect(await colourfulness(result.getByAltText(`After: ${PROMPT}`))).toBeLessThan(12);

  const divider = result.getByRole('slider', { name: 'Before and after' });
  const share = () => divider.getAttribute('aria-valuenow');
  expect(await share()).toBe('0');
  await divider.press('ArrowRight');
  expect(await share()).toBe('5');
  await divider.press('End');
  expect(await result.getByRole('radio', { name: 'Before' }).isChecked()).toBe(true);
  await result.getByRole('radio', { name: 'After' }).click();
  expect(await share()).toBe('0');

  const file = await savedBy(page, () => result.getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('ai-edit-Black-and-white.png');
  expect(file.bytes.subarray(1, 4).toString()).toBe('PNG');

  await edits(user).getByRole('button', { name: 'Edit this result further' }).click();
  await page.getByText('picture.png').waitFor();
  expect(await page.getByText('halves.png').count()).toBe(0);
});

it('never hides a focused control behind the sticky button of a phone, at any scroll position', async () => {
  const user = await signUpAt(studio, PATH, { viewport: { width: 390, height: 844 } });
  const { page } = user;
  const button = page.getByRole('button', { name: 'Edit - 20 credits' });
  const slider = page.getByRole('slider', { name: 'Strength' });
  await openSettings(page);
  await slider.waitFor();

  for (let scrolled = 0; scrolled <= 400; scrolled += 40) {
    await page.getByRole('button', { name: /^Settings/ }).evaluate((last: HTMLElement) => last.focus());
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    await page.keyboard.press('Tab');
    const [thumb, bar] = [await slider.boundingBox(), await button.boundingBox()];
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((thumb?.y ?? 0) + (thumb?.height ?? 0), `from ${scrolled}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
