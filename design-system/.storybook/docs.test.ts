import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastRatio } from '../src/tokens/contrast.ts';
import { dark } from '../src/tokens/dark.ts';
import { light } from '../src/tokens/light.ts';
import { readPaints, readStories, type StoryFacts } from './read-docs.ts';

// The docs as they are published: built, and opened in a browser.
const folder = mkdtempSync(join(tmpdir(), 'aic-storybook-'));
const ORIGIN = 'http://localhost:6006';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const root = join(import.meta.dirname, '..');
  const bin = join(root, 'node_modules/.bin/storybook');
  execFileSync(bin, ['build', '--quiet', '--disable-telemetry', '-o', folder], { cwd: root, stdio: 'pipe' });
  browser = await chromium.launch({
    executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--js-flags=--no-turbofan'],
  });
  page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
}, 180_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const openDocs = async (id: string, theme: string): Promise<void> => {
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await page.locator('#storybook-docs .sbdocs-content').waitFor();
};

describe('the built Storybook', { timeout: 60_000 }, () => {
  it("opens on the introduction under the product's name", async () => {
    await page.goto(ORIGIN);
    await page.frameLocator('iframe').getByRole('heading', { name: 'Design with the system' }).waitFor();

    expect(await page.getByRole('link', { name: 'AI Creative' }).count()).toBe(1);
  });

  it('has no table that is not one', () => {
    const assets = join(folder, 'assets');
    const raw = readdirSync(assets).filter(
      (name) =>
        /(?<!\.stories-.*)\.js$/.test(name) &&
        /\|\s*:?-{3,}:?\s*\|/.test(readFileSync(join(assets, name), 'utf8')),
    );

    expect(raw).toEqual([]);
  });

  it.each(Object.entries({ dark, light }))(
    'stands on its own paper in the %s theme',
    async (theme, { bg }) => {
      await openDocs('actions-button--docs', theme);
      await page.locator('.docblock-code-toggle').first().click();
      await page.locator('pre.prismjs').waitFor();
      const paints = await page.evaluate(readPaints);
      const parts = paints.filter(({ what }) => /^(body|\.sbdocs)/.test(what));
      const vanishing = paints.filter(({ color, ground }) => contrastRatio(hex(color), hex(ground)) < 4.5);

      expect(paints.map(({ what }) => what)).toContain('Button');
      expect(new Set(parts.map(({ ground }) => hex(ground)))).toEqual(new Set([bg]));
      expect(vanishing).toEqual([]);
    },
  );

  describe('in its stories', () => {
    let stories: StoryFacts[] = [];
    beforeAll(async () => {
      await openDocs('foundations-type--docs', 'dark');
      stories = await page.evaluate(readStories);
    }, 60_000);

    it('says something of every prop', () => {
      expect(stories.length).toBeGreaterThan(200);
      expect(stories.find(({ id }) => id === 'actions-button--default')?.props).toHaveLength(9);
      expect(stories.flatMap(({ id, wordless }) => wordless.map((name) => `${id} ${name}`))).toEqual([]);
    });

    it('shows code that a person would write, and no insides of React in a control', () => {
      const unreadable = /_jsx|\$\$typeof|\bfn\(\)|<Controlled/;
      expect(stories.filter(({ code }) => code !== null && !code.startsWith('<'))).toEqual([]);
      expect(stories.filter(({ code }) => code !== null && unreadable.test(code))).toEqual([]);
      expect(stories.flatMap(({ id, insides }) => insides.map((name) => `${id} ${name}`))).toEqual([]);
    });
  });
});

/** `rgb(10, 12, 16)` as `#0a0c10`. */
const hex = (rgb: string): string =>
  `#${(rgb.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
