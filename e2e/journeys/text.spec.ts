import { expect, it } from 'vitest';
import { enter, type Creator } from '../src/creator.ts';
import { savedBy } from '../src/downloads.ts';
import { openStudio } from '../src/studio.ts';

const studio = openStudio();
const PROMPT = 'An outline about city beekeeping';

const texts = ({ list }: Creator) => list('Recent Generations').getByRole('article', { name: PROMPT });

async function write({ page }: Creator): Promise<void> {
  await page.getByRole('button', { name: PROMPT }).click();
  await page.getByRole('button', { name: 'Generate - 30 credits' }).click();
}

/** Words so far; the label of a draft and the page's own words are not among them. */
const wordsOf = async ({ result }: Creator): Promise<number> =>
  (await result.locator('p, li, h3, h4, h5').allInnerTexts()).join(' ').split(/\s+/).filter(Boolean).length;

it('[2.text.recent] writes a text that can be read along, copied, saved, and is there after a reload', async () => {
  const creator = await enter(studio, '/text');
  const { page, context, result } = creator;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('radio', { name: 'Technical' }).click();

  await write(creator);

  await expect.poll(() => wordsOf(creator)).toBeGreaterThan(5);
  await result.getByRole('button', { name: 'Stop' }).waitFor();
  const early = await wordsOf(creator);
  await creator.hears('Text Generated');
  expect(await wordsOf(creator)).toBeGreaterThan(early);
  await creator.hasCredits(470);

  await texts(creator).getByRole('button', { name: 'Copy' }).click();
  await creator.hears('Copied!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await savedBy(page, () => texts(creator).getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('ai-text-An-outline-about-city-beekeepi.txt');
  expect(file.bytes.toString()).toBe(copied);
  expect(copied.split(/\s+/).length).toBeGreaterThan(40);

  await page.reload();
  await texts(creator).getByText('technical').waitFor();
  expect(await texts(creator).count()).toBe(1);
  expect(await page.getByRole('textbox').inputValue()).toBe(PROMPT);
  expect(await page.getByRole('radio', { name: 'Technical' }).isChecked()).toBe(true);
});

it('keeps what was written until it is stopped, and charges it', async () => {
  const creator = await enter(studio, '/text');
  await write(creator);
  await expect.poll(() => wordsOf(creator)).toBeGreaterThan(5);

  await creator.result.getByRole('button', { name: 'Stop' }).click();

  await creator.hears('What was written until then is kept.');
  await texts(creator).getByText('stopped').waitFor();
  await expect.poll(() => wordsOf(creator)).toBeGreaterThan(5);
  await creator.hasCredits(470);
  await creator.page.reload();
  await creator.result.getByText('stopped').waitFor();
  await expect.poll(() => wordsOf(creator)).toBeGreaterThan(5);
});

it('takes no credits for what was pressed without a network, then or later', async () => {
  const creator = await enter(studio, '/text');
  const { page, context } = creator;
  await page.getByRole('textbox').fill('A caption for my bakery');
  const generate = page.getByRole('button', { name: 'Generate - 30 credits' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));

  await context.setOffline(true);
  await generate.click();
  await creator.hears('Generation Failed');
  sent.length = 0;
  await context.setOffline(false);

  await page.waitForTimeout(1000);
  expect(sent).toEqual([]);
  expect(await page.getByRole('textbox').inputValue()).toBe('A caption for my bakery');
  await generate.click();
  await creator.hasCredits(470);
});

it('keeps the page of a phone as wide as its screen, whatever a text holds', async () => {
  const creator = await enter(studio, '/text', { viewport: { width: 390, height: 844 } });
  const { page } = creator;
  await write(creator);
  await creator.hears('Text Generated');
  const wide = [
    'W'.repeat(900),
    `\`${'y'.repeat(300)}\``,
    `\`\`\`\n${'x'.repeat(400)}\n\`\`\``,
    `# ${'H'.repeat(200)}`,
  ];
  await page.route('**/api/text-generations', async (route) => {
    const answer = await route.fetch();
    const [item] = await answer.json();
    await route.fulfill({ json: [{ ...item, prompt: 'P'.repeat(300), response: wide.join('\n\n') }] });
  });
  await page.reload();
  await creator.result.locator('pre').waitFor();
  await page.getByRole('button', { name: /^Show all/ }).click();

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
