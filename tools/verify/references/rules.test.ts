import { expect, it } from 'vitest';
import { fakeRepository } from './fake-repository.ts';
import { PROOFS_FILE, proofsIndex, provingFiles, ruleProblems, rulesOf } from './rules.ts';

const PAGES = [
  '# Pages',
  '| Id | Rule | Built in |',
  '| --- | --- | --- |',
  '| `2.nav.pro` | A badge for `pro` users | `shell/` |',
  '| `2.nav.admin` | A badge for admins | `shell/` |',
  'The end.',
].join('\n');
const VALIDATION = '# Validation\n| `5.prompt` | A prompt is needed | not built yet |\n';
const INDEX = [
  '# Proofs',
  '',
  'Which tests prove which rule: those with its id in a title. Written by `tools/verify/product-rules.ts`.',
  '1 of 3 rules have one.',
  '',
  '## [2-pages](2-pages.md)',
  '',
  '| Id | Proved by |',
  '| --- | --- |',
  '| `2.nav.pro` | `shell/nav.test.tsx` |',
  '| `2.nav.admin` | no test yet |',
  '',
  '## [5-validation](5-validation.md)',
  '',
  '| Id | Proved by |',
  '| --- | --- |',
  '| `5.prompt` | no test yet |',
  '',
].join('\n');
const DOCUMENTS = {
  'docs/product-rules/2-pages.md': PAGES,
  'docs/product-rules/5-validation.md': VALIDATION,
  [PROOFS_FILE]: INDEX,
};
/** A test with these ids in its title. Written out, the title would make this file a proof of them. */
const testOf = (ids: readonly string[], quote = "'", between = ' ') =>
  `it(\n  ${quote}${ids.map((id) => `[${id}]`).join(between)} works${quote}, () => expect([0.5]).toEqual([0.5]));`;
const TESTS = { 'shell/nav.test.tsx': testOf(['2.nav.pro']) };

it('reads the rules of every section', () => {
  expect(
    rulesOf(fakeRepository({ ...DOCUMENTS, 'docs/other.md': '| `1.other` | No rule | `shell/` |' })),
  ).toEqual([
    { id: '2.nav.pro', file: 'docs/product-rules/2-pages.md', built: '`shell/`' },
    { id: '2.nav.admin', file: 'docs/product-rules/2-pages.md', built: '`shell/`' },
    { id: '5.prompt', file: 'docs/product-rules/5-validation.md', built: 'not built yet' },
  ]);
});

it('finds every id in the titles of tests, journeys and stories, several in one title too', () => {
  const repository = fakeRepository({
    'e2e/nav.spec.ts': testOf(['2.nav.pro', '2.nav.admin', '2.nav.tools'], '"', ''),
    'ds/nav.stories.tsx': testOf(['2.nav.pro', '2.nav.tools'], '`'),
    'shell/nav.ts': testOf(['2.nav.gone']),
  });

  expect(Object.fromEntries(provingFiles(repository))).toEqual({
    '2.nav.pro': ['ds/nav.stories.tsx', 'e2e/nav.spec.ts'],
    '2.nav.admin': ['e2e/nav.spec.ts'],
    '2.nav.tools': ['ds/nav.stories.tsx', 'e2e/nav.spec.ts'],
  });
});

it('writes an index of every rule with its tests, section by section', () => {
  const repository = fakeRepository({ ...DOCUMENTS, ...TESTS });

  expect(proofsIndex(rulesOf(repository), provingFiles(repository))).toBe(INDEX);
});

it('finds nothing when the index names the tests that carry the ids', () => {
  expect(ruleProblems(fakeRepository({ ...DOCUMENTS, ...TESTS }))).toEqual([]);
});

it('finds an id in a title that is no rule', () => {
  const repository = fakeRepository({ ...DOCUMENTS, ...TESTS, 'a.test.ts': testOf(['2.gone']) });

  expect(ruleProblems(repository)).toEqual([
    'a.test.ts: a title has [2.gone], which docs/product-rules does not have',
  ]);
});

it('finds a rule that has tests and says that it is not built', () => {
  const repository = fakeRepository({
    ...DOCUMENTS,
    [PROOFS_FILE]: INDEX.replace('1 of 3', '2 of 3').replace(
      '`5.prompt` | no test yet',
      '`5.prompt` | `a.test.ts`',
    ),
    ...TESTS,
    'a.test.ts': testOf(['5.prompt']),
  });

  expect(ruleProblems(repository)).toEqual([
    'docs/product-rules/5-validation.md: 5.prompt has tests, but names no file that it is built in',
  ]);
});

it('finds a rule that stands in two sections', () => {
  const twice = { 'docs/product-rules/6-roles.md': '| `2.nav.pro` | Once more | `shell/` |\n' };

  expect(ruleProblems(fakeRepository({ ...DOCUMENTS, ...TESTS, ...twice }))).toContain(
    'docs/product-rules/6-roles.md: 2.nav.pro is a rule already',
  );
});

it.each([
  ['has moved', { 'shell/bar.test.tsx': testOf(['2.nav.pro']) }],
  ['is new', { ...TESTS, 'shell/bar.test.tsx': testOf(['2.nav.admin']) }],
  ['is gone', {}],
])('finds an index whose test %s', (_what, tests) => {
  expect(ruleProblems(fakeRepository({ ...DOCUMENTS, ...tests }))).toEqual([
    `${PROOFS_FILE}: rules or their tests have changed: run tools/verify/product-rules.ts --write`,
  ]);
});
