import { imageItem } from '@aic/sdk/testing';
import { describe, expect, it } from 'vitest';
import { libraryItem } from './library-item.ts';
import { type LibraryList, mapItems, putBack, withFirstPage, withPage } from './library-list.ts';

const item = (id: string, prompt = id) => libraryItem(imageItem({ id, prompt }));
const list = (ids: string, next: string | null = '/next'): LibraryList => ({
  items: ids.split('').map((id) => item(id)),
  next,
});
const idsOf = ({ items }: LibraryList) => items.map(({ id }) => id).join('');

describe('a page more', () => {
  it('repeats nothing that an item which came meanwhile has moved onto it', () => {
    const all = withPage(list('abc'), list('cde', '/after'));

    expect(idsOf(all)).toBe('abcde');
    expect(all.next).toBe('/after');
  });
});

describe('the first page, read again,', () => {
  it('brings what is new, and what was read after it stays', () => {
    const before = list('abcdef', '/far');
    const after = withFirstPage(before, list('xabc', '/near'));

    expect(idsOf(after)).toBe('xabcdef');
    expect(after.next).toBe('/far');
    expect(after.items[1]).toBe(before.items[0]);
  });

  it('takes out what is gone', () => {
    expect(idsOf(withFirstPage(list('abcdef'), list('acd')))).toBe('acdef');
  });

  it('is all that counts where nothing of it was known, and where there is no more', () => {
    expect(withFirstPage(list('abc', '/far'), list('xyz', '/near'))).toMatchObject({ next: '/near' });
    expect(idsOf(withFirstPage(list('abc', '/far'), list('ab', null)))).toBe('ab');
  });

  it('shows what has changed', () => {
    const fresh = { items: [item('a', 'another')], next: '/near' };

    expect(withFirstPage(list('ab'), fresh).items.map(({ prompt }) => prompt)).toEqual(['another', 'b']);
  });
});

describe('items that are put back', () => {
  const gone = (before: LibraryList, ids: string) => mapItems(before, new Set(ids), () => null);

  it('stand where they stood', () => {
    const before = list('abcdef');

    expect(idsOf(putBack(gone(before, 'be'), before, new Set('be')))).toBe('abcdef');
  });

  it('leave what came meanwhile at the start and at the end', () => {
    const before = list('abc');
    const now = { ...gone(before, 'a'), items: [item('x'), ...gone(before, 'a').items, item('y')] };

    expect(idsOf(putBack(now, before, new Set('a')))).toBe('xabcy');
  });

  it('do not bring back what another change has taken', () => {
    const before = list('abc');

    expect(idsOf(putBack(gone(before, 'ab'), before, new Set('a')))).toBe('ac');
  });
});
