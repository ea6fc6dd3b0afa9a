import { expect, it } from 'vitest';
import { fakeRepository } from '../references/fake-repository.ts';
import { circles as circlesOf } from './circles.ts';
import { fullFolders } from './full-folders.ts';
import { importsOf, selfImports } from './imports.ts';

const circles = (texts: Record<string, string>) => circlesOf(importsOf(fakeRepository(texts)));
const files = (folder: string, count: number, extension = 'ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/f${index}.${extension}`, '']));

it('finds folders that import from each other, also through a third, and names the imports', () => {
  expect(
    circles({
      'a/one.ts': "import { two } from '../b/two.ts';",
      'b/two.ts': "export type { Three } from '../c/three.ts';",
      'c/three.ts': "const late = () => import('../a/other.ts');",
      'a/other.ts': '',
      'd/four.ts': "import '../a/one.ts';",
    }),
  ).toEqual([
    'These imports make a circle of folders:\n' +
      '  a/one.ts -> b/two.ts\n  b/two.ts -> c/three.ts\n  c/three.ts -> a/other.ts',
  ]);
});

it.each(['stories', 'guide'])('lets a file of its %s show what its folder may not import', (kind) => {
  const texts = { 'a/one.ts': "import '../b/two.ts';", 'b/two.ts': '' };

  expect(circles({ ...texts, [`b/two.${kind}.tsx`]: "import '../a/one.ts';" })).toEqual([]);
  expect(circles({ ...texts, 'b/three.tsx': "import '../a/one.ts';" })).toHaveLength(1);
});

it.each([
  ['a lazy import with a comment', 'import(/* webpackChunkName: "one" */ \'./one.ts\')'],
  ['a type', "import type { One } from './one.ts'"],
  ['a type that is named where it is used', "let one: import('./one.ts').One"],
  ['an export', "export * from './one.ts'"],
])('finds a circle of two files by %s', (_what, text) => {
  expect(
    circles({
      'a/one.ts': "import './two.ts';",
      'a/two.ts': text,
    }),
  ).toEqual(['These imports make a circle of files:\n  a/one.ts -> a/two.ts\n  a/two.ts -> a/one.ts']);
});

it('finds a circle of two packages by their names', () => {
  const manifest = (name: string) => `{"name":"@aic/${name}","exports":{"./one":"./one.ts"}}`;
  expect(
    circles({
      'a/package.json': manifest('a'),
      'b/package.json': manifest('b'),
      'a/one.ts': "import '@aic/b/one';",
      'b/one.ts': "export * from '@aic/a/one';",
    }),
  ).toEqual([expect.stringContaining('a circle of files')]);
});

it('finds rooms that know each other by folders that do not', () => {
  expect(
    circles({
      'p/src/a/x/one.ts': "import '../../b/x/two.ts';",
      'p/src/b/x/two.ts': '',
      'p/src/b/y/three.ts': "import '../../a/y/four.ts';",
      'p/src/a/y/four.ts': '',
    }),
  ).toEqual([expect.stringContaining('a circle of rooms')]);
});

it('finds a file that imports its own package by name, and no other', () => {
  const packages = {
    'a/package.json': '{"name":"@aic/a"}',
    'b/package.json': '{"name":"@aic/a-b","exports":{".":"./one.ts"}}',
    'a/one.ts': "import '@aic/a-b';",
  };

  expect(selfImports(fakeRepository(packages))).toEqual([]);
  expect(
    selfImports(fakeRepository({ ...packages, 'a/two.ts': "const late = () => import('@aic/a/one');" })),
  ).toEqual(['a/two.ts imports its own package as @aic/a/one: name the file']);
});

it.each([
  ['imports in one direction', { 'a/one.ts': "import '../b/two.ts';", 'b/two.ts': "import 'react';" }],
  [
    'a page and its components',
    {
      'a/page.tsx': "import './components/part.tsx';",
      'a/components/part.tsx': "import '../texts.ts';",
      'a/texts.ts': '',
    },
  ],
  [
    'tests, which may look at anything',
    { 'a/one.ts': "import '../b/two.ts';", 'b/two.ts': '', 'b/two.test.ts': "import '../a/one.ts';" },
  ],
])('accepts %s', (_what, texts) => {
  expect(circles(texts)).toEqual([]);
});

it('finds two circles that share no folder', () => {
  const pair = (a: string, b: string) => ({
    [`${a}/one.ts`]: `import '../${b}/two.ts';`,
    [`${b}/two.ts`]: `import '../${a}/one.ts';`,
  });

  expect(circles({ ...pair('a', 'b'), ...pair('c', 'd') })).toHaveLength(2);
});

it('refuses a sixteenth file besides tests', () => {
  const full = fakeRepository({
    ...files('a', 16),
    ...files('b', 15),
    ...files('c', 30, 'test.ts'),
    ...files('d/baselines/x', 30, 'png'),
  });

  expect(fullFolders(full)).toEqual(['a has 16 files besides tests; 15 are the most: give them rooms']);
});
