import { expect, it } from 'vitest';
import {
  isFiltered,
  libraryPath,
  readView,
  toLibraryView,
  type View,
  WHOLE_LIBRARY,
  writeView,
} from './library-view.ts';

const FOLDER = '0197a000-0000-7000-8000-0000000000f1';
const NOON = new Date(2026, 10, 22, 12).getTime();

it.each<Partial<View>>([
  {},
  { q: 'fox & hen', kinds: ['image', 'music'], date: 'week', engine: 'openai', isOldestFirst: true },
  { place: 'bin' },
  { place: { folder: FOLDER }, q: 'snow' },
])('%j is the same view after its way through the address', (change) => {
  const view = { ...WHOLE_LIBRARY, ...change };

  expect(readView(writeView(view))).toEqual(view);
});

it('the whole library has a plain address, and what is not its own stays', () => {
  const params = writeView(WHOLE_LIBRARY, new URLSearchParams('q=fox&in=bin&item=a'));

  expect(params.toString()).toBe('item=a');
});

it.each(['in=nowhere', 'kind=poem', 'date=eternity', 'folder='])('%s shows the whole library', (search) => {
  expect(readView(new URLSearchParams(search))).toEqual(WHOLE_LIBRARY);
});

it('asks the server for days of the calendar: the same all day long', () => {
  const view: View = { ...WHOLE_LIBRARY, date: 'week', kinds: ['video'], place: 'favourites', q: ' fox ' };
  const asked = { q: 'fox', kinds: ['video'], since: new Date(2026, 10, 16).toISOString(), favourite: true };

  expect(toLibraryView(view, NOON)).toEqual(asked);
  expect(toLibraryView(view, NOON + 60_000)).toEqual(asked);
});

it.each([
  [{ place: 'failed' }, { failed: true }],
  [{ place: 'bin' }, { bin: true }],
  [{ place: 'published' }, { published: true }],
  [{ place: { folder: FOLDER } }, { folder: FOLDER }],
  [{ isOldestFirst: true }, { sort: 'oldest' }],
] as const)('%j asks for %j', (change, asked) => {
  expect(toLibraryView({ ...WHOLE_LIBRARY, ...change }, NOON)).toEqual(asked);
});

it('a place is no filter, and a search is', () => {
  expect(isFiltered({ ...WHOLE_LIBRARY, place: 'bin' })).toBe(false);
  expect(isFiltered({ ...WHOLE_LIBRARY, q: 'a' })).toBe(true);
});

it('asks for what a view names, and for nothing else', () => {
  expect(libraryPath({ q: '', kinds: [], favourite: false })).toBe('/api/library');
  expect(
    libraryPath({ q: 'a & b', kinds: ['image', 'edit'], folder: 'none', bin: true, sort: 'oldest' }),
  ).toBe('/api/library?q=a+%26+b&kind=image%2Cedit&folder=none&bin=true&sort=oldest');
});
