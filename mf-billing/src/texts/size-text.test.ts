import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [12_345_678, '12.3 MB'],
  [2_000_000_000, '2 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
