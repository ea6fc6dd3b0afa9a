import { expect, it } from 'vitest';
import { fakeRepository } from '../references/fake-repository.ts';
import { folderCircles } from './folder-circles.ts';
import { fullFolders } from './full-folders.ts';
import { importsOf } from './imports.ts';

const circles = (texts: Record<string, string>) => folderCircles(importsOf(fakeRepository(texts)));
const files = (folder: string, count: number, extension = 'ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/f${index}.${extension}`, '']));

it('finds folders that import from each other, also through a third, and names the imports', () => {
  const [line, ...others] = circles({
    'a/one.ts': "import { two } from '../b/two.ts';",
    'b/two.ts': "export type { Three } from '../c/three.ts';",
    'c/three.ts': "const late = () => import('../a/other.ts');",
    'a/other.ts': '',
    'd/four.ts': "import '../a/one.ts';",
  });

  expect(line).toContain('The folders a, b, c are in a circle');
  expect(line).toContain('c/three.ts -> a/other.ts');
  expect(others).toEqual([]);
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
  const full = fakeRepository({ ...files('a', 16), ...files('b', 15), ...files('c', 30, 'test.ts') });

  expect(fullFolders(full)).toEqual(['a has 16 files besides tests; 15 are the most: give them rooms']);
});
