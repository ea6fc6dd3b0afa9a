import { describe, expect, it } from 'vitest';
import { isAmongShown, NOTHING_CHOSEN, readView, resultsOf, shownOf, withView } from './shown-view.ts';

const ITEMS = [
  { id: 'd', batchId: 'c' },
  { id: 'c', batchId: 'c' },
  { id: 'b', batchId: null },
  { id: 'a2', batchId: 'a' },
  { id: 'a', batchId: 'a' },
];
const OLDER = ITEMS.slice(2);

describe('what a studio shows', () => {
  it('is the newest item, or all results of the press that has made it', () => {
    expect(shownOf(OLDER, NOTHING_CHOSEN)).toEqual({ shownId: 'b', pressId: null, comparedId: null });
    expect(shownOf(ITEMS, NOTHING_CHOSEN)).toEqual({ shownId: 'd', pressId: 'c', comparedId: null });
    expect(shownOf([], NOTHING_CHOSEN)).toEqual({ shownId: null, pressId: null, comparedId: null });
  });

  it('is one item of a press once it was chosen, and the results of an earlier press where they were', () => {
    expect(shownOf(ITEMS, { ...NOTHING_CHOSEN, result: 'd' })).toMatchObject({ shownId: 'd', pressId: null });
    expect(shownOf(ITEMS, { ...NOTHING_CHOSEN, press: 'a' })).toMatchObject({ shownId: 'a2', pressId: 'a' });
  });

  it('is the newest again where what was chosen is gone', () => {
    const gone = { result: 'x', press: 'y', with: 'z' };

    expect(shownOf(OLDER, gone)).toEqual({ shownId: 'b', pressId: null, comparedId: null });
  });

  it('is two items that are compared, while both are there and are not the same', () => {
    const comparing = (other: string) => shownOf(ITEMS, { result: 'b', press: null, with: other }).comparedId;

    expect(['d', 'x', 'b'].map(comparing)).toEqual(['d', null, null]);
  });
});

it('marks each item that is seen', () => {
  const marked = (view: { result?: string; with?: string }) =>
    ITEMS.filter((item) => isAmongShown(item, shownOf(ITEMS, { ...NOTHING_CHOSEN, ...view }))).map(
      ({ id }) => id,
    );

  expect(marked({})).toEqual(['d', 'c']);
  expect(marked({ result: 'c' })).toEqual(['c']);
  expect(marked({ result: 'c', with: 'b' })).toEqual(['c', 'b']);
});

it('has the results of a press in their order, and none of a press that has one left', () => {
  expect(resultsOf(ITEMS, 'a').map(({ id }) => id)).toEqual(['a', 'a2']);
  expect(resultsOf(ITEMS.slice(1), 'c')).toEqual([]);
  expect(resultsOf(ITEMS, null)).toEqual([]);
});

it('is written into an address beside what is there, and read from it', () => {
  const view = { result: 'b', press: null, with: 'd' };
  const written = withView(new URLSearchParams('mode=photo-editor&press=a'), view);

  expect(written.toString()).toBe('mode=photo-editor&result=b&with=d');
  expect(readView(written)).toEqual(view);
});
