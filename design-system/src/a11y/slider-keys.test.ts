import { describe, expect, it } from 'vitest';
import { valueForKey } from './slider-keys.ts';

const range = { value: 50, min: 0, max: 100, step: 5, page: 10 };
const press = (key: string, modifiers = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});

describe('valueForKey', () => {
  it.each([
    ['ArrowRight', 55],
    ['ArrowUp', 55],
    ['ArrowLeft', 45],
    ['ArrowDown', 45],
    ['PageUp', 60],
    ['PageDown', 40],
    ['Home', 0],
    ['End', 100],
  ])('leads with %s from 50 to %i', (key, value) => {
    expect(valueForKey(press(key), range)).toBe(value);
  });

  it.each([
    ['PageUp', 98, 100],
    ['PageDown', 3, 0],
  ])('stays within the range with %s at %i', (key, value, end) => {
    expect(valueForKey(press(key), { ...range, value })).toBe(end);
  });

  it('leaves other keys alone', () => {
    expect(valueForKey(press('Tab'), range)).toBeUndefined();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves arrows with %s to the browser', (modifier) => {
    expect(valueForKey(press('ArrowLeft', { [modifier]: true }), range)).toBeUndefined();
  });
});
