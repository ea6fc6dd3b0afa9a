import { describe, expect, it } from 'vitest';
import { formatExpiry, formatNumber, readExpiry } from './card-format.ts';

describe('formatNumber', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['42424242424242421234', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['6200000000000000000', '6200 0000 0000 0000 000'],
    ['abc', ''],
  ])('writes %s as %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });
});

describe('formatExpiry', () => {
  it.each([
    ['1', '1'],
    ['3', '03 / '],
    ['12', '12 / '],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['1/30', '01 / 30'],
    ['122030', '12 / 30'],
  ])('writes %s as %s', (typed, shown) => {
    expect(formatExpiry(typed, false)).toBe(shown);
  });

  it('lets the separator be deleted', () => {
    expect(formatExpiry('12 /', true)).toBe('12');
  });

  it('is read back as month and full year only when it is complete', () => {
    expect([readExpiry('12 / 30'), readExpiry('12 / 3'), readExpiry('12')]).toEqual([
      { month: 12, year: 2030 },
      null,
      null,
    ]);
  });
});
