import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { Guide } from '../src/guides/guide.ts';
import { mount } from '../src/testing/mount.tsx';

const guides = import.meta.glob<Record<string, Guide>>('../src/components/*/*.guide.tsx');
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../src/components/*/*.stories.tsx');

it.each(Object.keys(guides))('each part of the anatomy is in the typical case: %s', async (file) => {
  const guide = Object.values((await guides[file]?.()) ?? {})[0];
  // Safe because composed stories are components.
  const stories = composeStories(await storiesBeside(file)()) as Record<string, ComponentType>;
  const Typical = stories['Default'] ?? Object.values(stories)[0];
  if (Typical === undefined) throw new Error(`There is no story beside ${file}.`);
  mount(<Typical />);

  for (const { name, at } of guide?.anatomy ?? []) {
    await expect.poll(() => [name, document.querySelector(at) !== null]).toEqual([name, true]);
  }
});

it.each(Object.keys(guides))('each example renders: %s', async (file) => {
  const guide = Object.values((await guides[file]?.()) ?? {})[0];
  const examples = [...(guide?.do ?? []), ...(guide?.dont ?? [])];
  mount(examples.map(({ shown, words }) => <section key={words}>{shown}</section>));

  expect(document.querySelectorAll('section:not(:empty)').length).toBeGreaterThanOrEqual(examples.length);
});

/** Of the same name, or the only ones in the folder. */
function storiesBeside(guide: string) {
  const folder = guide.slice(0, guide.lastIndexOf('/') + 1);
  const named = files[guide.replace('.guide.', '.stories.')];
  const [alone] = Object.entries(files).flatMap(([file, load]) => (file.startsWith(folder) ? [load] : []));
  const found = named ?? alone;
  if (found === undefined) throw new Error(`There are no stories beside ${guide}.`);
  return found;
}
