import { expect, it } from 'vitest';
import { originOf, versionOf } from './edit-versions.ts';

const edit = (id: string, from: string | null) => ({
  id,
  madeFrom: from === null ? null : { id: from, kind: 'edit' },
});
const CHAIN = [edit('c', 'b'), edit('b', 'a'), edit('a', 'picture')];

it('counts the edits that a version has gone through, and finds the one before', () => {
  expect(CHAIN.map((item) => versionOf(item, CHAIN))).toEqual([3, 2, 1]);
  expect(originOf(edit('c', 'b'), CHAIN)?.id).toBe('b');
  expect(originOf(edit('a', 'picture'), CHAIN)).toBeUndefined();
});

it('ends where an item would be made from itself', () => {
  const circle = [edit('a', 'b'), edit('b', 'a')];

  expect(versionOf(edit('a', 'b'), circle)).toBe(2);
});
