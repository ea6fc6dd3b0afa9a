import { expect, it } from 'vitest';
import { fakeRepository } from '../references/fake-repository.ts';
import { longLines } from './long-lines.ts';

it('names a comment that is longer than a line', () => {
  const repository = fakeRepository({ 'shell/src/page.ts': `const one = 1;\n// ${'long '.repeat(24)}\n` });

  expect(longLines(repository)).toEqual(['shell/src/page.ts:2: 123 characters, 120 at most']);
});

it('accepts a long text, which stays in one piece', () => {
  expect(longLines(fakeRepository({ 'shell/src/page.ts': `const text = '${'long '.repeat(24)}';` }))).toEqual(
    [],
  );
});
