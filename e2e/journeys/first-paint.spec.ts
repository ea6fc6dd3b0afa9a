import { describe, expect, it } from 'vitest';
import { openBrowser } from '../src/browser-user.ts';
import { openStudio } from '../src/studio.ts';

const studio = openStudio();
const PAGES = [
  ['/', 'Create with AI Power'],
  ['/auth', 'Make something today'],
  ['/auth?tab=sign-up', 'Make something today'],
  ['/pricing', 'Plans & Pricing'],
  ['/about', 'About Us'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/contact', 'Contact'],
] as const;

describe.each(['dark', 'light'] as const)('in the %s theme', (colorScheme) => {
  it('the pages of visitors are in the HTML, and React takes them over without drawing them again', async () => {
    const { page } = await openBrowser(studio, { colorScheme });
    for (const [path, heading] of PAGES) {
      // Marked before the script runs: an element that is drawn again has no mark.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive')
            document.querySelector('h1')?.setAttribute('data-drawn', 'ahead');
        });
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // Taken over once a button works.
      await page.getByRole('button', { name: /^Switch to/ }).click();
      await page.getByRole('button', { name: /^Switch to/ }).click();

      expect({ path, drawn: await page.locator('h1').getAttribute('data-drawn') }).toEqual({
        path,
        drawn: 'ahead',
      });
    }
  });
});

it('a visitor without JavaScript reads every page', async () => {
  const { page } = await openBrowser(studio, { javaScriptEnabled: false });
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
  }
});

it('a button that is pressed before the scripts are there does what it says once they are', async () => {
  const visitor = await openBrowser(studio, { colorScheme: 'light' });
  // Its own `goto` waits until the page has been taken over.
  const page = await visitor.context.newPage();
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/shell/**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // What was drawn ahead cannot know the theme, and says dark.
  await page.getByRole('button', { name: 'Switch to light theme' }).click();

  arrive();

  await page.locator('html[data-theme=dark]').waitFor();
});
