import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser } from '../src/user/browser-user.ts';

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

// What was prerendered is dark; in the other theme every page has the same frame.
describe.each([
  ['dark', PAGES],
  ['light', PAGES.slice(0, 2)],
] as const)('in the %s theme', (colorScheme, pages) => {
  it('the pages of visitors are in the HTML, and React takes them over without rendering them again', async () => {
    const { page } = await openBrowser(studio, { colorScheme });
    // Marked before the script runs: an element that is rendered again has no mark.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') {
          document.querySelector('h1')?.setAttribute('data-rendered', 'ahead');
        }
      });
    });
    for (const [path, heading] of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // Taken over once a button works.
      await page.getByRole('button', { name: /^Switch to/ }).click();
      await page.getByRole('button', { name: /^Switch to/ }).click();

      expect({ path, rendered: await page.locator('h1').getAttribute('data-rendered') }).toEqual({
        path,
        rendered: 'ahead',
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
    // Sent without a script, nothing of it would be in an address.
    expect(await page.locator('form:not([method=post])').count()).toBe(0);
  }
});

describe('before the scripts are there', () => {
  /** A page whose scripts arrive when they are let. `main` is the first one; `auth` the part with the forms. */
  async function openEarly(path: string, files: RegExp) {
    const { context } = await openBrowser(studio, { colorScheme: 'light' });
    // Its own `goto` waits for nothing.
    const page = await context.newPage();
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(files, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return { page, arrive };
  }

  it('a button that is pressed does what it says once they are', async () => {
    const { page, arrive } = await openEarly('/', /\/shell\/.*\.js/);
    // What was prerendered cannot know the theme, and says dark.
    await page.getByRole('button', { name: 'Switch to light theme' }).click();

    arrive();

    await page.locator('html[data-theme=dark]').waitFor();
  });

  it.each([
    ['the first script', /\/shell\/\w+\/main\./],
    ['the script of the form', /\/shell\/\w+\/auth\./],
  ])(
    'a form that is filled in and sent waits for %s, and no password is in an address',
    async (_what, files) => {
      const { page, arrive } = await openEarly('/auth?tab=sign-up', files);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await page.keyboard.press('Enter');

      arrive();

      await page.getByTestId('credits').getByText('500').waitFor();
      expect(addresses.filter((address) => address.includes('horse'))).toEqual([]);
    },
  );
});
