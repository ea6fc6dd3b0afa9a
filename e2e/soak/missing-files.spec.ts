import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { changeRegistry, changeRegistryText } from '../src/releases/faulty-remote.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('link', { name }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openUser() {
  const user = await openBrowser(studio);
  await signUp(user);
  return user;
}

type Respond = (route: Route) => unknown;
const gone: Respond = (route) => route.fulfill({ status: 404, body: 'gone' });
const tampered: Respond = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
};

/** Each request meets the next response; then all meet the server. @returns URLs that were asked for */
async function respond(page: Page, files: RegExp, ...responses: Respond[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route(files, (route) => {
    const next = responses[asked.length] ?? (() => route.continue());
    asked.push(route.request().url());
    return next(route);
  });
  return asked;
}

const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);
/** The document must not be loaded again. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

describe("a file of the shell's", () => {
  it('that starts tools has a card with Retry when it is gone, then changed on the way', async () => {
    const { page } = await openUser();
    const asked = await respond(page, /\/shell\/\w+\/tools\.\w+\.js/, gone, gone, tampered);

    await page.goto('/');
    await heading(page, 'This page could not be loaded').waitFor();
    await markPage(page);
    expect(await isTampered(page)).toBe(false);
    await press(page, 'Try again');

    await heading(page, 'Images').waitFor();
    expect(await isSamePage(page)).toBe(true);
    expect(new Set(asked).size).toBeGreaterThanOrEqual(3);
  });
});

describe("a file of a tool's", () => {
  it('that is gone once is asked for again, without a word to the user', async () => {
    const { page } = await openUser();
    await page.goto('/');
    const asked = await respond(page, /\/remotes\/text\/\w+\/tool\.\w+\.js/, gone);

    await open(page, 'Text');

    await heading(page, 'Text AI').waitFor();
    expect(asked).toHaveLength(2);
  });

  it('that belongs to one part of it costs that part, and comes with "Try again"', async () => {
    const { page } = await openUser();
    const asked = await respond(page, /\/remotes\/image\/\w+\/src_\w+[^/]*\.js/, gone, tampered);
    await page.goto('/?mode=photo-editor');

    await page.getByText('The photo editor could not be loaded').waitFor();
    expect(await heading(page, 'Images').isVisible()).toBe(true);
    expect(await isTampered(page)).toBe(false);
    await markPage(page);
    await press(page, 'Try again');

    await page.getByText('The photo editor could not be loaded').waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'General edit', exact: true }).waitFor();
    const urls = asked.map((url) => new URL(url));
    const ofPart = urls.filter(({ pathname }) => pathname === urls[0]?.pathname);
    expect(ofPart.map(({ search }) => search)).toEqual(['', '?try=1', '?try=2']);
    expect(await isSamePage(page)).toBe(true);
  });

  it('that belongs to the uploads costs them, and leaves the library around them', async () => {
    const { page } = await openUser();
    await page.goto('/library');
    await heading(page, 'Library').waitFor();
    await respond(page, /\/remotes\/library\/\w+\/src_\w+[^/]*\.js/, gone, gone);

    await press(page, 'Uploads');

    await page.getByText('Your uploads could not be loaded').waitFor();
    await heading(page, 'Uploads').waitFor();
    await press(page, 'Try again');
    await page.getByText('No uploads yet').waitFor();
    await page.getByRole('link', { name: 'All items' }).click();
    await heading(page, 'Library').waitFor();
  });

  it('that tools share costs a part of the tool that needs it, and comes with "Try again"', async () => {
    const { page } = await openUser();
    await respond(page, /\/shell\/\w+\/overlays\.\w+\.js/, gone, tampered);
    await page.goto('/video');

    await page.getByText('The settings could not be loaded').waitFor();
    await page.getByRole('textbox', { name: 'Describe your video' }).fill('A boat');
    await press(page, 'Try again');

    await page.getByRole('slider').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Describe your video' }).inputValue()).toBe('A boat');
  });
});

describe('the registry', () => {
  it('that cannot be read, from a gateway that is down: the card, and Retry once it is up', async () => {
    const { page } = await openUser();
    await changeRegistryText(page, (text) => text.slice(0, text.length / 2));
    await respond(page, /\/api\/remotes$/, (route) =>
      route.fulfill({ status: 503, json: { message: 'down' } }),
    );

    await page.goto('/');
    await heading(page, 'Images could not be loaded').waitFor();
    await markPage(page);
    await press(page, 'Retry');

    await heading(page, 'Images').waitFor();
    expect(await isSamePage(page)).toBe(true);
  });

  it('of the page that is old: the gateway names the build, and no card is seen', async () => {
    const { page } = await openUser();
    await changeRegistryText(page, (text) =>
      text.replaceAll(/\/remotes\/text\/\w+\//g, '/remotes/text/0000000000/'),
    );
    await page.goto('/');
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));

    await open(page, 'Text');

    await heading(page, 'Text AI').waitFor();
    expect(seen.filter((text) => text.includes('phase=load'))).toHaveLength(3);
  });

  it('that names a build for a newer shell: the document is loaded again once, then there is a card', async () => {
    const { page } = await openUser();
    await changeRegistry(page, ({ remotes: { text, ...remotes }, ...registry }) => ({
      ...registry,
      remotes: { ...remotes, ...(text && { text: { ...text, contract: '^1.99.0', previous: null } }) },
    }));
    // Until the page is quiet its links are the HTML's own, which the browser follows with a page load.
    await page.goto('/', { waitUntil: 'networkidle' });
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));

    await open(page, 'Text');
    await heading(page, 'Text needs a newer page').waitFor();

    expect(loads).toEqual([`${studio.url}/text`]);
    await open(page, 'Images');
    await heading(page, 'Images').waitFor();
  });
});

it('works where nothing may be stored: the draft lives as long as the page', async () => {
  const { page, context } = await openUser();
  await context.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', denied);
    Object.defineProperty(globalThis, 'sessionStorage', denied);
  });
  await page.goto('/');
  const prompt = page.getByRole('textbox', { name: 'Describe your image' });
  await prompt.fill('A lighthouse');

  await open(page, 'Text');
  await heading(page, 'Text AI').waitFor();
  await open(page, 'Images');

  await expect.poll(() => prompt.inputValue()).toBe('A lighthouse');
});
