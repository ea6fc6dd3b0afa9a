import { expect, it } from 'vitest';
import { deadDocReferences } from './doc-references.ts';
import { fakeRepository } from './fake-repository.ts';

it('finds nothing when every link and path is there, links from the folder of their guide', () => {
  const repository = fakeRepository({
    'shell/src/main.tsx': '',
    'docs/ship.md': 'See [the start](../README.md#run) and [next](next.md).',
    'docs/next.md': 'Code: `shell/src/main.tsx` and `shell/src/`.',
    'README.md': '[Guide](docs/ship.md)',
  });

  expect(deadDocReferences(repository)).toEqual([]);
});

it('names guide and target of a dead link', () => {
  expect(deadDocReferences(fakeRepository({ 'docs/ship.md': 'See [the start](start.md).' }))).toEqual([
    'docs/ship.md: links to start.md, which is not there',
  ]);
});

it.each(['shell/src/loader.ts', 'shell/gone/', 'packages/sdk/src/main.ts'])(
  'finds the dead path %s',
  (path) => {
    const repository = fakeRepository({
      'shell/a.ts': '',
      'packages/sdk/a.ts': '',
      'README.md': `It is in \`${path}\`.`,
    });

    expect(deadDocReferences(repository)).toEqual([`README.md: names ${path}, which is not there`]);
  },
);

it('ignores web addresses, anchors and other code', () => {
  const repository = fakeRepository({
    'README.md':
      '[a](https://example.com/x) [b](#run) [c](mailto:a@b.c) `npm start` `src/main.ts` `GET /api/credits`',
    'api/main.ts': '',
  });

  expect(deadDocReferences(repository)).toEqual([]);
});
