import type { APIResponse } from 'playwright';
import { expect, it, vi } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt, type ToolUser } from '../src/user/tool-user.ts';

const studio = openStudio();
const PROMPT = 'A lighthouse on a cliff at dusk, calm sea';

interface Tool {
  path: string;
  api: string;
  body: { prompt?: string; [option: string]: unknown };
  /** Files of its first screen besides its own, as the HTML names them. @default none */
  parts?: string;
}

const TOOLS: readonly Tool[] = [
  {
    path: '/image-generator',
    api: '/api/generate',
    body: { size: '1024x1024', quality: 'standard', style: 'vivid' },
  },
  { path: '/video', api: '/api/generate-video', body: { duration: 2, aspectRatio: '16:9' } },
  {
    path: '/music',
    api: '/api/generate-music',
    body: { prompt: 'Calm piano for a rainy evening', duration: 10 },
  },
  {
    path: '/text',
    api: '/api/generate-text',
    body: { prompt: 'A haiku about the sea', model: 'creative' },
    parts: '[&quot;The formatted text&quot;]',
  },
];

/** The page as the gateway sends it, when the process that prerenders first screens was in time. */
const prerenderedPage = ({ page }: ToolUser, path: string): Promise<APIResponse> =>
  vi.waitFor(
    async () => {
      const response = await page.request.get(path);
      expect(await response.text()).toContain(' data-build=');
      return response;
    },
    // The process may have been started with this request.
    { timeout: 60_000, interval: 250 },
  );

/** The links to the tools as they are seen, also those that only the registry knows. Runs in the page. */
const toolLinks = () =>
  [...document.querySelectorAll('nav[aria-label=Tools] > a')].map((link) => ({
    to: link.getAttribute('href'),
    words: link.textContent,
    isOpen: link.getAttribute('aria-current') === 'page',
    look: link.className,
    icon: link.querySelector('svg')?.innerHTML,
  }));

it("stands in the HTML of each tool with the user's item, and is taken over as it is", async () => {
  const user = await signUpAt(studio, '/profile');
  const { page, origin } = user;
  const started = await Promise.all(
    TOOLS.map(({ api, body }) =>
      page.request.post(api, {
        data: { prompt: PROMPT, ...body },
        headers: { origin, prefer: 'wait=60' },
      }),
    ),
  );
  for (const response of started) expect(await response.json()).toMatchObject({ status: 'completed' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // An element that is rendered again has no mark.
      for (const element of document.querySelectorAll(
        '[data-first-screen] :is(h1, article, img, textarea), header :is(nav a, button, [data-testid])',
      )) {
        element.setAttribute('data-rendered', 'ahead');
      }
    });
  });
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { prerenderedLinks = (${String(toolLinks)})(); })`,
  );
  let scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });

  for (const { path, body, parts = '[]' } of TOOLS) {
    const rendered = await prerenderedPage(user, path);
    const [, screen = ''] = (await rendered.text()).split('<div data-first-screen=');
    const { prompt } = { prompt: PROMPT, ...body };
    expect(screen).toContain(`aria-label="${prompt}"`);
    // It is taken over once they are there.
    expect(/ data-parts="([^"]*)"/.exec(screen)?.[1]).toBe(parts);
    await page.route(path, (route) => route.fulfill({ response: rendered }));
    scripts = [];
    await page.goto(path);
    await page.getByRole('textbox').first().fill('It can be used');

    expect(await page.evaluate(toolLinks)).toEqual(await page.evaluate('prerenderedLinks'));
    const renderedAgain = page.locator(
      // The stored file comes over its preview, which stays.
      'main :is(h1, article, img:not([fetchpriority="low"]), textarea):not([data-rendered]),' +
        // The queue comes later.
        'header :is(nav a, button:not([title="Queue"]), [data-testid]):not([data-rendered])',
    );
    expect({
      path,
      hasItems: (await page.locator('main article').count()) > 0,
      left: await page.locator('[data-first-screen], [data-first-screen-styles]').count(),
      renderedAgain: await renderedAgain.evaluateAll((elements) =>
        elements.map(({ outerHTML }) => outerHTML),
      ),
      // A preload that is not used is asked for twice.
      scripts: scripts.toSorted(),
    }).toEqual({
      path,
      hasItems: true,
      left: 0,
      renderedAgain: [],
      scripts: [...new Set(scripts)].toSorted(),
    });
    expect(scripts.length).toBeGreaterThan(0);
  }
});

it('stands in the HTML of the library in the view of its address, whose tiles stay where they are', async () => {
  const user = await signUpAt(studio, '/profile');
  const { page, origin } = user;
  for (const prompt of ['A red fox in the snow', PROMPT]) {
    await page.request.post('/api/generate', {
      data: { prompt, allow_approximation: true },
      headers: { origin, prefer: 'wait=60' },
    });
  }
  const path = '/library?kind=image&sort=oldest';
  const rendered = await prerenderedPage(user, path);
  const [, screen = ''] = (await rendered.text()).split('data-first-screen="library"');
  await page.route(
    (url) => `${url.pathname}${url.search}` === path,
    (route) => route.fulfill({ response: rendered }),
  );
  expect(screen.match(/data-tile=/g)).toHaveLength(2);
  const placesOfTiles = () =>
    [...document.querySelectorAll('[data-tile]')].map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    });

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 823 });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('[data-first-screen] [data-tile]').nth(1).waitFor();
    const prerendered = await page.evaluate(placesOfTiles);

    await page.locator('[aria-rowindex] > [data-tile]').nth(1).waitFor();

    expect(await page.evaluate(placesOfTiles)).toEqual(prerendered);
  }
});
