import { expect, it } from 'vitest';
import { decisionProblems } from './decisions.ts';
import { fakeRepository } from './fake-repository.ts';

const INDEX = { 'docs/adr/README.md': '| [0001 A](0001-a.md) | 2026-11-21 | accepted |' };

it('accepts a decision with a status that the index lists', () => {
  const files = { ...INDEX, 'docs/adr/0001-a.md': '# 0001 A\n\nAccepted on 2026-11-21.\n\nText.' };

  expect(decisionProblems(fakeRepository(files))).toEqual([]);
});

it('finds one without a status, and one that the index does not list', () => {
  const files = { ...INDEX, 'docs/adr/0002-b.md': '# 0002 B\n\nText.' };

  expect(decisionProblems(fakeRepository(files))).toEqual([
    'docs/adr/0002-b.md: says no status: "Accepted on 2026-11-23." below its title',
    'docs/adr/README.md: does not list 0002-b.md',
  ]);
});
