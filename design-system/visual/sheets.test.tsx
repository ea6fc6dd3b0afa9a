import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { renderedBy } from './rendered-by.ts';
import './sheet.css';

type Shown = ComponentType & {
  storyName: string;
  parameters: { docs?: { story?: { inline?: boolean } } };
};

type StoriesFile = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoriesFile>('../src/components/*/*.stories.tsx');

/** Both widths and both themes; the two other pairs would show the same rules again. */
const SHOTS = [
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const;
const HEIGHT = 900;

const RENDERED_BY = await renderedBy();
const baselines = Object.keys(import.meta.glob('./baselines/*/*.png', { query: '?url' }));
const hasBaselines = baselines.some((path) => path.includes(`/${RENDERED_BY}/`));
const isUpdating = import.meta.env['VISUAL_UPDATE'] === '1';

beforeAll(async () => {
  setProjectAnnotations(preview);
  await document.fonts.ready;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});

describe.skipIf(!hasBaselines && !isUpdating)(`as ${RENDERED_BY} has rendered it`, () => {
  it.each(Object.entries(files))(
    '%s',
    async (file, load) => {
      const name = file.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
      // Safe because composed stories have it beside their types.
      const stories = Object.values(composeStories(differing(await load()))) as unknown as Shown[];
      for (const { width, theme } of SHOTS) {
        await page.viewport(width, HEIGHT);
        for (const { suffix, shown } of sheetsOf(stories)) {
          await render(shown);
          const path = `${RENDERED_BY}/${name}${suffix}-${width}-${theme}`;
          await expect.soft(await pageIn(theme)).toMatchScreenshot(path);
        }
      }
    },
    60_000,
  );
});

const sheet = document.body.appendChild(document.createElement('div'));
sheet.dataset['sheet'] = '';
const root = createRoot(sheet);

/** Without stories that differ from another only in what they play: they begin with the same look. */
function differing(file: StoriesFile): StoriesFile {
  const looks = new Map<string, string>();
  for (const [name, story] of Object.entries(file)) {
    const look = JSON.stringify({ ...Object(story), play: undefined, name: undefined }, withFunctions);
    if (name === 'Default' || !looks.has(look)) looks.set(look, name);
  }
  const kept = new Set(looks.values());
  // Safe because stories are left out alone.
  return Object.fromEntries(Object.entries(file).filter(([name]) => kept.has(name))) as StoriesFile;
}

const withFunctions = (_key: string, value: unknown): unknown =>
  typeof value === 'function' ? String(value) : value;

/** All that stand in the page together; of those that open over it one, since the others show the same surface. */
function sheetsOf(stories: readonly Shown[]) {
  const inPage = stories.filter(({ parameters }) => parameters.docs?.story?.inline !== false);
  const over = stories
    .filter((story) => !inPage.includes(story))
    .toSorted((a, b) => Number(b.storyName === 'Default') - Number(a.storyName === 'Default'))
    .slice(0, 1);
  return [
    { suffix: '', shown: inPage },
    { suffix: '-over', shown: over },
  ].filter(({ shown }) => shown.length > 0);
}

async function render(stories: readonly Shown[]): Promise<void> {
  flushSync(() =>
    root.render(
      stories.map((Story) => (
        <section key={Story.storyName}>
          <h6>{Story.storyName}</h6>
          <Story />
        </section>
      )),
    ),
  );
  await page.viewport(innerWidth, Math.max(HEIGHT, sheet.scrollHeight));
}

async function pageIn(theme: string): Promise<Locator> {
  // A story sets the theme of the toolbar.
  document.documentElement.dataset['theme'] = theme;
  await Promise.all([...document.images].map(loaded));
  return page.elementLocator(document.body);
}

/** Also one that waits until it is scrolled to; one that is broken is seen so. */
function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}
