import { expect, it } from 'vitest';
import { originOf, versionOf } from './edit-versions.ts';

const edit = (id: string, from: string, kind = 'edit') => ({ id, madeFrom: { id: from, kind } });
const CHAIN = [edit('c', 'b'), edit('b', 'a'), edit('a', 'picture', 'image')];

it('counts the edits that a version has gone through, and finds the one before', () => {
  expect(CHAIN.map((item) => versionOf(item, CHAIN))).toEqual(
    [3, 2, 1].map((version) => ({ version, isMore: false })),
  );
  expect(originOf(edit('c', 'b'), CHAIN)?.id).toBe('b');
  expect(originOf(edit('a', 'picture'), CHAIN)).toBeUndefined();
});

it('says that there are more where an edit before is older than the list', () => {
  expect(versionOf(edit('c', 'b'), CHAIN.slice(0, 2))).toEqual({ version: 3, isMore: true });
});

it('ends where an item would be made from itself', () => {
  const circle = [edit('a', 'b'), edit('b', 'a')];

  expect(versionOf(edit('a', 'b'), circle)).toEqual({ version: 2, isMore: false });
});
