import { draftsCleared, draftsRestored } from '@aic/sdk/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistDrafts } from './persist-drafts.ts';
import { createStore } from './store.ts';

const KEY = 'aic.drafts';
const DRAFT = { 'image.composer': { prompt: 'A fox' } };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A storage that behaves like the browser's, but for what the test breaks. */
const storageWith = (broken: Partial<Storage>): Storage => ({
  length: 0,
  key: () => null,
  clear: () => {},
  removeItem: () => {},
  getItem: () => null,
  setItem: () => {},
  ...broken,
});

function openPage(storage?: Storage) {
  const { store } = createStore();
  persistDrafts(store, storage && (() => storage));
  return { store, drafts: () => store.getState().drafts.byKey };
}

it('brings the drafts back after a reload', () => {
  const { store } = openPage();
  store.dispatch(draftsRestored(DRAFT));
  vi.advanceTimersByTime(250);

  expect(openPage().drafts()).toEqual(DRAFT);
});

it('saves once for a burst of keystrokes, not at each', () => {
  const setItem = vi.fn<Storage['setItem']>();
  const { store } = openPage(storageWith({ setItem }));

  for (const prompt of ['A', 'A ', 'A f', 'A fox']) {
    store.dispatch(draftsRestored({ 'image.composer': { prompt } }));
    vi.advanceTimersByTime(100);
  }
  expect(setItem).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);

  expect(setItem.mock.calls).toEqual([[KEY, JSON.stringify(DRAFT)]]);
});

it('saves what was typed last when the page is left in the middle of it', () => {
  const { store } = openPage();
  store.dispatch(draftsRestored(DRAFT));

  dispatchEvent(new Event('pagehide'));

  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(DRAFT);
});

it('leaves what another tab has saved meanwhile', () => {
  const type = (page: ReturnType<typeof openPage>, key: string, prompt: string) => {
    page.store.dispatch(draftsRestored({ ...page.drafts(), [key]: { prompt } }));
    vi.advanceTimersByTime(250);
  };
  const first = openPage();
  type(first, 'image.composer', 'A fox');
  const second = openPage();
  type(second, 'text.composer', 'A letter');
  type(first, 'image.composer', 'A red fox');
  type(second, 'text.composer', 'A long letter');
  dispatchEvent(new Event('pagehide'));

  expect(openPage().drafts()).toEqual({
    'image.composer': { prompt: 'A red fox' },
    'text.composer': { prompt: 'A long letter' },
  });
});

it('keeps nothing of another tab either when the user signs out', () => {
  const first = openPage();
  const second = openPage();
  second.store.dispatch(draftsRestored(DRAFT));
  vi.advanceTimersByTime(250);

  first.store.dispatch(draftsCleared());
  vi.advanceTimersByTime(250);

  expect(localStorage.getItem(KEY)).toBe('{}');
});

it('keeps nothing of a user who has signed out', () => {
  const { store } = openPage();
  store.dispatch(draftsRestored(DRAFT));
  vi.advanceTimersByTime(250);

  store.dispatch(draftsCleared());
  vi.advanceTimersByTime(250);

  expect(localStorage.getItem(KEY)).toBe('{}');
});

it.each(['{broken', 'null', '"text"', '42', ''])('starts empty when the storage holds %j', (saved) => {
  localStorage.setItem(KEY, saved);

  expect(openPage().drafts()).toEqual({});
});

it('starts empty when the storage may not be read', () => {
  const getItem = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };

  expect(openPage(storageWith({ getItem })).drafts()).toEqual({});
});

it('opens the page where cookies are blocked and the storage may not even be named', () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  const { store, drafts } = openPage();
  store.dispatch(draftsRestored(DRAFT));
  vi.advanceTimersByTime(250);

  expect(drafts()).toEqual(DRAFT);
  blocked.mockRestore();
});

it('keeps the draft in the page when the storage is full', () => {
  const setItem = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { store, drafts } = openPage(storageWith({ setItem }));

  store.dispatch(draftsRestored(DRAFT));

  expect(() => vi.advanceTimersByTime(250)).not.toThrow();
  expect(drafts()).toEqual(DRAFT);
});
