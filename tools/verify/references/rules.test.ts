import { expect, it } from 'vitest';
import { fakeRepository } from './fake-repository.ts';
import { provingFiles, RULES_FILE, ruleProblems, rulesOf, withProofs } from './rules.ts';

const DOCUMENT = [
  '# Rules',
  '| Id | Rule | Built | Proved |',
  '| --- | --- | --- | --- |',
  '| `2.nav.pro` | A badge for `pro` users | `shell/` | `shell/nav.test.tsx` |',
  '| `2.nav.admin` | A badge for admins | `shell/` | no test yet |',
  '| `5.prompt` | A prompt is needed | not built yet | no test yet |',
  'The end.',
].join('\n');
/** A test with these ids in its title. Written out, the title would make this file a proof of them. */
const testOf = (ids: readonly string[], quote = "'", between = ' ') =>
  `it(\n  ${quote}${ids.map((id) => `[${id}]`).join(between)} works${quote}, () => expect([0.5]).toEqual([0.5]));`;
const TESTS = { 'shell/nav.test.tsx': testOf(['2.nav.pro']) };

it('reads the rules of the table', () => {
  expect(rulesOf(fakeRepository({ [RULES_FILE]: DOCUMENT }))).toEqual([
    { id: '2.nav.pro', built: '`shell/`', proof: '`shell/nav.test.tsx`' },
    { id: '2.nav.admin', built: '`shell/`', proof: 'no test yet' },
    { id: '5.prompt', built: 'not built yet', proof: 'no test yet' },
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

it('finds nothing when each rule lists the tests that carry its id', () => {
  expect(ruleProblems(fakeRepository({ [RULES_FILE]: DOCUMENT, ...TESTS }))).toEqual([]);
});

it('finds an id in a title that is no rule', () => {
  const repository = fakeRepository({ [RULES_FILE]: DOCUMENT, ...TESTS, 'a.test.ts': testOf(['2.gone']) });

  expect(ruleProblems(repository)).toEqual([
    'a.test.ts: a title has [2.gone], which docs/product-rules.md does not have',
  ]);
});

it('finds a rule that has tests and says that it is not built', () => {
  const repository = fakeRepository({
    [RULES_FILE]: DOCUMENT.replace('not built yet | no test yet', 'not built yet | `a.test.ts`'),
    ...TESTS,
    'a.test.ts': testOf(['5.prompt']),
  });

  expect(ruleProblems(repository)).toEqual([
    'docs/product-rules.md: 5.prompt has tests, but names no file that it is built in',
  ]);
});

it('finds a rule whose tests have changed, and writes them', () => {
  const moved = {
    'shell/bar.test.tsx': testOf(['2.nav.admin', '2.nav.pro']),
    'shell/z.test.ts': testOf(['5.prompt']),
  };
  const repository = fakeRepository({ [RULES_FILE]: DOCUMENT, ...moved });
  expect(ruleProblems(repository)).toHaveLength(4);

  const written = withProofs(DOCUMENT, provingFiles(repository));

  expect(written.split('\n').slice(3)).toEqual([
    '| `2.nav.pro` | A badge for `pro` users | `shell/` | `shell/bar.test.tsx` |',
    '| `2.nav.admin` | A badge for admins | `shell/` | `shell/bar.test.tsx` |',
    '| `5.prompt` | A prompt is needed | not built yet | `shell/z.test.ts` |',
    'The end.',
  ]);
  expect(
    ruleProblems(fakeRepository({ [RULES_FILE]: written.replace('not built yet', '`shell/`'), ...moved })),
  ).toEqual([]);
});
