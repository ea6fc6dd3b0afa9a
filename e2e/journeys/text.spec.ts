import { textItem } from '@aic/sdk/testing/fakes';
import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { openStudio } from '../src/studio/studio.ts';
import { savedBy } from '../src/user/downloads.ts';
import { newToolUser, signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const PROMPT = 'An outline about city beekeeping';

const texts = ({ list }: ToolUser) => list('Recent Generations').getByRole('article', { name: PROMPT });

async function write({ page }: ToolUser): Promise<void> {
  await page.getByRole('button', { name: PROMPT, exact: true }).click();
  await page.getByRole('button', { name: 'Generate - 30 credits' }).click();
}

/** Counts the words written so far, without the label of a draft and the page's own texts. */
const wordsOf = async ({ result }: ToolUser): Promise<number> =>
  (await result.locator('p, li, h3, h4, h5').allInnerTexts()).join(' ').split(/\s+/).filter(Boolean).length;

it('[2.text.recent] writes a text that can be read while it is written, copied, saved, and is there after a reload', async () => {
  const user = await signUpAt(studio, '/text');
  const { page, context, result } = user;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSettings(page);
  await page.getByRole('radio', { name: 'Technical' }).click();

  await write(user);

  await expect.poll(() => wordsOf(user)).toBeGreaterThan(5);
  await result.getByRole('button', { name: 'Stop' }).waitFor();
  const early = await wordsOf(user);
  await result.getByRole('button', { name: 'Copy' }).waitFor();
  expect(await wordsOf(user)).toBeGreaterThan(early);
  await user.hasCredits(470);

  await texts(user).getByRole('button', { name: 'Copy' }).click();
  await user.seesToast('Copied!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await savedBy(page, () => texts(user).getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('ai-text-An-outline-about-city-beekeepi.txt');
  expect(file.bytes.toString()).toBe(copied);
  expect(copied.split(/\s+/).length).toBeGreaterThan(40);

  await page.reload();
  await texts(user).getByText('technical').waitFor();
  expect(await texts(user).count()).toBe(1);
  expect(await page.getByRole('textbox').inputValue()).toBe(PROMPT);
  expect(await page.getByRole('radio', { name: 'Technical' }).isChecked()).toBe(true);
});

it('keeps and charges what was written before Stop', async () => {
  const user = await signUpAt(studio, '/text');
  await write(user);
  await expect.poll(() => wordsOf(user)).toBeGreaterThan(5);

  await user.result.getByRole('button', { name: 'Stop' }).click();

  await user.seesToast('What was written until then is kept.');
  await texts(user).getByText('stopped').waitFor();
  await expect.poll(() => wordsOf(user)).toBeGreaterThan(5);
  await user.hasCredits(470);
  await user.page.reload();
  await user.result.getByText('stopped').waitFor();
  await expect.poll(() => wordsOf(user)).toBeGreaterThan(5);
});

it('charges nothing for a click without a network, and sends nothing later', async () => {
  const user = await signUpAt(studio, '/text');
  const { page, context } = user;
  await page.getByRole('textbox').fill('A letter about my bakery');
  const generate = page.getByRole('button', { name: 'Generate - 30 credits' });
  const sent: string[] = [];
  page.on('request', (request) => {
    // What is said of the words while one types starts nothing.
    if (request.method() === 'POST' && !request.url().endsWith('/api/readings')) sent.push(request.url());
  });

  await context.setOffline(true);
  await generate.click();
  await user.seesToast('Generation Failed');
  sent.length = 0;
  await context.setOffline(false);

  // The page knows that the network is back, and what waits for that is asked for before this.
  await page.waitForFunction(() => navigator.onLine);
  await page.evaluate(() => fetch('/api/credits').then((response) => response.text()));
  expect(sent).toEqual([]);
  expect(await page.getByRole('textbox').inputValue()).toBe('A letter about my bakery');
  await generate.click();
  await user.hasCredits(470);
  expect(sent).toHaveLength(1);
});

it('never makes the page of a phone wider than its screen, for any text', async () => {
  const wide = [
    'W'.repeat(900),
    `\`${'y'.repeat(300)}\``,
    `\`\`\`\n${'x'.repeat(400)}\n\`\`\``,
    `# ${'H'.repeat(200)}`,
  ];
  const text = textItem({ prompt: 'P'.repeat(300), response: wide.join('\n\n') });
  const user = await newToolUser(studio, { viewport: { width: 390, height: 844 } });
  const { page } = user;
  await page.route('**/api/text-generations', (route) => route.fulfill({ json: [text] }));
  await page.goto('/text');
  await user.result.locator('pre').waitFor();

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
