import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { babelParse } from 'storybook/internal/babel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as icons from '../src/icons/icons.ts';
import { contrastRatio } from '../src/tokens/contrast.ts';
import { dark } from '../src/tokens/dark.ts';
import { light } from '../src/tokens/light.ts';
import { readFacts } from './facts/read-facts.ts';
import { readExports } from './facts/read-sources.ts';
import { readPaints, readStories, runAxe, showDocs, type StoryFacts } from './read-docs.ts';

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
    const docs = page.frameLocator('iframe');
    await docs.getByRole('heading', { name: 'Design with the system' }).waitFor();
    const commits = new Set(readFacts().flatMap(({ changes }) => changes.map(({ hash }) => hash)));

    expect(
      await docs
        .getByRole('listitem')
        .filter({ has: docs.locator('time') })
        .count(),
    ).toBe(Math.min(commits.size, 10));
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
      await page.locator('pre.prismjs').first().waitFor();
      const paints = await page.evaluate(readPaints);
      const parts = paints.filter(({ what }) => /^(body|\.sbdocs)/.test(what));
      const vanishing = paints.filter(({ color, ground }) => contrastRatio(hex(color), hex(ground)) < 4.5);

      expect(paints.map(({ what }) => what)).toContain('Button');
      expect(new Set(parts.map(({ ground }) => hex(ground)))).toEqual(new Set([bg]));
      expect(vanishing).toEqual([]);
    },
  );

  it.each(['introduction', 'all-components'])('leaves axe nothing to find: %s', async (id) => {
    await openDocs(`${id}--docs`, 'dark');
    await page.evaluate(axe.source);

    expect(await page.evaluate(runAxe)).toEqual([]);
    expect(await page.getByRole('main').count()).toBe(1);
  });

  it('finds by the search of the sidebar what others call otherwise, and headings', async () => {
    await page.goto(ORIGIN);
    const field = page.locator('#storybook-explorer-searchfield');
    const expected = {
      modal: 'Dialog',
      snackbar: 'Toast',
      dropdown: 'Select',
      pill: 'Badge',
      toggle: 'Switch',
      'how does an error say': 'Content',
    };
    for (const [word, name] of Object.entries(expected)) {
      await field.fill(word);
      const found = page.getByRole('option').filter({ hasText: word }).filter({ hasText: name });
      await found.first().waitFor();
    }
    await field.fill('accordion');
    await page.getByText('No components found').waitFor();

    expect(await page.getByRole('option').count()).toBe(0);
  });

  it('finds on the page of all components by words, also of foundations and of tokens, names first', async () => {
    await openDocs('all-components--docs', 'dark');
    const find = async (word: string) => {
      await page.getByRole('searchbox').fill(word);
      return page.getByRole('rowheader').allInnerTexts();
    };

    expect(await find('modal')).toEqual(['AlertDialog', 'Dialog', 'Lightbox']);
    expect((await find('toast'))[0]).toBe('Toast');
    expect(await find('borderStrong')).toContain('Button');
    expect(await find('forced')).not.toContain('Button');
    expect(await page.getByRole('link', { name: 'Foundations/Accessibility' }).count()).toBe(1);
    expect(await find('accordion')).toEqual([]);
  });

  it('keeps what is chosen on a page in the address of its playground', async () => {
    await page.goto(`${ORIGIN}/?path=/docs/actions-button--docs`);
    const docs = page.frameLocator('iframe');
    const choice = docs.getByRole('radio', { name: 'danger' });
    await choice.check({ force: true });
    await docs.getByRole('link', { name: 'Open in the playground' }).click();
    await page.waitForURL(/variant:danger/);
    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared);

    expect(await page.getByRole('radio', { name: 'danger' }).isChecked()).toBe(true);
  });

  describe('on the page of a component', () => {
    it.each(
      ['actions-button', 'forms-select', 'studio-composer'].flatMap((id) => [`${id} dark`, `${id} light`]),
    )('leaves axe nothing to find: %s', async (name) => {
      const [id = '', theme = ''] = name.split(' ');
      await openDocs(`${id}--docs`, theme);
      await page.locator('[data-speech] li').first().waitFor();
      await page.evaluate(axe.source);

      expect(await page.evaluate(runAxe)).toEqual([]);
    });

    it('has its status beside its name in the sidebar, and a twin in Markdown', () => {
      // Safe because Storybook writes the index; a missing part fails the test.
      const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
        entries: Record<string, { tags: string[] }>;
      };
      for (const { page: id, status } of readFacts()) {
        expect(index.entries[id]?.tags).toContain(`status:${status}`);
        expect(readFileSync(join(folder, `markdown/${id}.md`), 'utf8')).toContain(`Status: ${status}`);
        expect(readFileSync(join(folder, `markdown/${id}.md`), 'utf8')).toContain('## Changes');
        expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).toContain(`(markdown/${id}.md)`);
      }
    });

    it('finds each part of the anatomy', async () => {
      const guided = readFacts().filter(({ guide }) => guide !== null);
      await openDocs('foundations-type--docs', 'dark');
      const missing: string[] = [];
      for (const { title, page: id } of guided) {
        // Within the page: Storybook starts once, and not for each component.
        await page.evaluate(showDocs, id);
        await page.locator(`[data-page="${title}"] [data-part]`).first().waitFor();
        const lost = page.locator('[data-part="missing"]');
        await lost
          .first()
          .waitFor({ state: 'detached', timeout: 5000 })
          .catch(() => undefined);
        missing.push(...(await lost.allTextContents()).map((words) => `${title}: ${words}`));
      }

      expect(missing).toEqual([]);
    }, 300_000);
  });

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

    it('shows code that can be copied: it parses, and its components are those of an entry', () => {
      const known = new Set([...readExports().map(({ name }) => name), ...Object.keys(icons)]);
      const wrong = stories.flatMap(({ id, code }) => {
        if (code === null) return [];
        babelParse(code);
        const tags = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);
        return id.startsWith('tools-') ? [] : tags.filter((tag) => !known.has(tag));
      });
      expect([...new Set(wrong)]).toEqual(OWN_OF_A_STORY);
    });

    it('shows code that a person would write, and no insides of React in a control', () => {
      const unreadable = /_jsx|\$\$typeof|\bfn\(\)|<Controlled/;
      expect(stories.filter(({ code }) => code !== null && !code.startsWith('<'))).toEqual([]);
      expect(stories.filter(({ code }) => code !== null && unreadable.test(code))).toEqual([]);
      expect(stories.flatMap(({ id, insides }) => insides.map((name) => `${id} ${name}`))).toEqual([]);
    });
  });
});

/** Components that stories write for themselves, and show by name alone: none may be added. */
const OWN_OF_A_STORY = ['AccountLink', 'NewestDemo', 'AnnounceButton', 'Toggled', 'LifeOfAJob', 'Compared'];

/** `rgb(10, 12, 16)` as `#0a0c10`. */
const hex = (rgb: string): string =>
  `#${(rgb.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
