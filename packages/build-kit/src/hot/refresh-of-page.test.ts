import { afterEach, expect, it } from 'vitest';
import { publishRefresh, readRefresh } from './page-refresh.ts';
import { isLikelyComponentType, register } from './refresh-of-page.ts';

const registered: string[] = [];
const REFRESH = {
  register: (_type: unknown, id: string) => void registered.push(id),
  createSignatureFunctionForTransform: () => (type: unknown) => type,
  getFamilyByType: () => undefined,
  isLikelyComponentType: () => true,
  performReactRefresh: () => null,
};

afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('aic.react-refresh')));

it('takes no update for a component where the page has React for production', () => {
  expect(readRefresh()).toBeUndefined();
  expect(isLikelyComponentType(() => null)).toBe(false);
});

it('hands components to the one runtime of the page, also when that comes later', () => {
  publishRefresh(REFRESH);
  register(() => null, 'Card');
  expect(registered).toEqual(['Card']);
  expect(isLikelyComponentType(() => null)).toBe(true);
});
