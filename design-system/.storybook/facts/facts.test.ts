import { describe, expect, it } from 'vitest';
import { keysOfGuide, keysPressed } from './keys.ts';
import { readFacts } from './read-facts.ts';
import { readPages } from './read-pages.ts';
import { find, readExports, readIconPlaces } from './read-sources.ts';
import { SYNONYMS } from './synonyms.ts';

/** Stand in the folder of another component, whose guide speaks of them. */
const WITHOUT_GUIDE = ['Gallery/TileGridSkeleton', 'Studio/FilmPreview', 'Studio/ResultGrid'];

/** Lead through the text of every field. */
const IN_EVERY_TEXT = new Set(['home', 'end']);

const components = readFacts();
const guided = components.flatMap(({ guide, ...component }) =>
  guide === null ? [] : [{ ...component, guide }],
);
const names = new Set([
  ...readExports().map(({ name }) => name),
  ...components.flatMap(({ title }) => title.split('/').at(-1)?.split(', ') ?? []),
]);

describe('the guide of a component', () => {
  it('stands beside its stories', () => {
    const missing = components.filter(({ guide }) => guide === null).map(({ title }) => title);
    expect(missing).toEqual(WITHOUT_GUIDE);
  });

  it('stands beside no others', () => {
    const known = new Set(components.map(({ guideFile }) => guideFile));
    expect(find('src/components/*/*.guide.tsx').filter((file) => !known.has(file))).toEqual([]);
  });

  it.each(guided)('$title has each part', ({ guide, line }) => {
    expect(line).not.toBe('');
    expect(guide.use).not.toBe('');
    expect(guide.anatomy.length).toBeGreaterThan(0);
    expect(guide.do.length).toBeGreaterThan(0);
    expect(guide.dont.length).toBeGreaterThan(0);
    expect(guide.keys).toBeTypeOf('object');
    const texts = [...guide.anatomy, ...guide.do, ...guide.dont].map(({ words }) => words);
    expect(texts.filter((words) => typeof words !== 'string' || words === '')).toEqual([]);
  });

  it.each(guided)('$title names only components instead of it', ({ guide }) => {
    expect(Object.keys(guide.instead).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(guided)('$title chooses between values that its props have', ({ guide, values }) => {
    const unknown = Object.entries(guide.choices).flatMap(([prop, chosen]) =>
      Object.keys(chosen)
        .filter((value) => values[prop]?.includes(value) !== true)
        .map((value) => `${prop}="${value}"`),
    );
    expect(unknown).toEqual([]);
  });

  it('names keys that its stories press, and all of them', () => {
    const unpressed = guided.filter(({ guide, pressed }) =>
      keysOfGuide(guide.keys).some((key) => !pressed.includes(key)),
    );
    expect(unpressed.map(({ title }) => title)).toEqual([]);

    const unnamed = guided.flatMap(({ title, guide, pressed }) =>
      pressed
        .filter((key) => !keysOfGuide(guide.keys).includes(key) && !IN_EVERY_TEXT.has(key))
        .map((key) => `${title}: ${key}`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('keys', () => {
  it('have one form in guides and in stories', () => {
    expect(
      keysOfGuide({ 'Cmd/Ctrl+Enter in the prompt': '', 'Arrow left, Page up': '', '+, -': '' }),
    ).toEqual(['mod+enter', 'arrowleft', 'pageup', '+', '-']);
    expect(
      keysPressed(`
        await userEvent.tab({ shift: true });
        await userEvent.type(prompt, 'A lake{Enter}');
        await userEvent.keyboard('{Control>}{Enter}{/Control}{ArrowLeft} ');
        for (const key of ['{Home}', '{End}']) await userEvent.keyboard(key);
        await userEvent.keyboard('{Control>}a{/Control}');
        await userEvent.keyboard('k');
        await userEvent.keyboard('film');`),
    ).toEqual(['arrowleft', 'end', 'enter', 'home', 'k', 'mod+a', 'mod+enter', 'shift+tab', 'space']);
  });
});
it('has synonyms for components alone', () => {
  const known = new Set(components.map(({ title }) => title.split('/').at(-1)));

  expect(Object.keys(SYNONYMS).filter((name) => !known.has(name))).toEqual([]);
});

it('knows the pages of foundations and of patterns', () => {
  expect(readPages()).toEqual(
    expect.arrayContaining([
      {
        title: 'Foundations/Content',
        page: 'foundations-content--docs',
        words: expect.stringContaining('button say'),
      },
      { title: 'Patterns/Form', page: 'patterns-form--rules', words: expect.stringContaining('choices') },
    ]),
  );
});

it('knows the components and the tools that use an icon', () => {
  const places = readIconPlaces();

  expect(places['TrashIcon']).toEqual(expect.arrayContaining(['library', 'shell']));
  expect(places['ChevronLeftIcon']).toContain('lightbox');
});
