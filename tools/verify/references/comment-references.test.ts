import { describe, expect, it } from 'vitest';
import { badCommentReferences } from './comment-references.ts';
import { fakeRepository } from './fake-repository.ts';

const RULES = new Set(['9.cost', '5.upload.size']);

/** What is wrong with a comment in a file of the API, beside the files of a small repository. */
const problemsOf = (comment: string, file = 'api/src/verb.ts') =>
  badCommentReferences(
    fakeRepository({
      'ARCHITECTURE.md': '',
      'api/README.md': '',
      'api/src/notes.md': '',
      'docs/adr/0010-place-in-line.md': '',
      'docs/glossary.md': '',
      [file]: file.endsWith('.sql') ? `-- ${comment}` : `// ${comment}`,
    }),
    RULES,
  ).map((problem) => problem.replace(`${file}:1: `, ''));

describe('a path', () => {
  it.each([
    'Described in docs/glossary.md.',
    'Why: docs/adr/0010-place-in-line.md',
    'Why: docs/adr/0010.',
    'See api/src/ and notes.md, api/README.md and ARCHITECTURE.md.',
    'Not a path of ours: src/gone.ts, @aic/api/server, GET /api/gone, https://a.example/docs/gone.md, mf-*/src, and/or.',
  ])('may be named: %s', (comment) => {
    expect(problemsOf(comment)).toEqual([]);
  });

  it.each([
    ['As in api/src/gone.ts.', 'api/src/gone.ts'],
    ['Why: docs/adr/0011-gone.md', 'docs/adr/0011-gone.md'],
    ['Why: docs/adr/0011', 'docs/adr/0011'],
    ['Settled in minutes.md C10.', 'minutes.md'],
  ])('must be in the repository: %s', (comment, path) => {
    expect(problemsOf(comment)).toEqual([`names ${path}, which is not in the repository`]);
  });
});

// In parts, so that a search for such citations finds none here.
it.each([
  ['the product', 'spec'],
  ['product', 'specification'],
  ['spec', 'section 4'],
  ['Spec,', 'section 9'],
  ['the', "spec's texts"],
])('refuses to cite a document that only the authors have: %s %s', (...words) => {
  expect(problemsOf(`As in ${words.join(' ')}.`)).toEqual([expect.stringContaining('cites "')]);
});

it('lets a public standard be cited', () => {
  expect(problemsOf('RFC 9110 section 14.2; WHATWG HTML, section 9.2; as its specification says')).toEqual(
    [],
  );
});

describe('a rule', () => {
  it('may be cited by its id', () => {
    expect(problemsOf('Rule 9.cost, and rules 9.cost and 5.upload.size.')).toEqual([]);
  });

  it('must exist, wherever it stands in a list', () => {
    expect(problemsOf('Rules 9.cost, 9.costs and 5.upload: see rule 4.gone.')).toEqual([
      'cites rule 9.costs, which docs/product-rules does not have',
      'cites rule 5.upload, which docs/product-rules does not have',
      'cites rule 4.gone, which docs/product-rules does not have',
    ]);
  });
});

it.each(['api/a.tsx', 'api/a.mjs', 'api/sql/a.sql'])('reads the comments of %s', (file) => {
  expect(problemsOf('See docs/gone.md.', file)).toEqual([
    'names docs/gone.md, which is not in the repository',
  ]);
});

it('tells file and line', () => {
  const repository = fakeRepository({ 'api/a.ts': 'const a = 1;\n\n/**\n * See docs/gone.md.\n */' });

  expect(badCommentReferences(repository, RULES)).toEqual([
    'api/a.ts:3: names docs/gone.md, which is not in the repository',
  ]);
});
