import { expect, it } from 'vitest';
import { readDuration } from './duration.ts';

it.each([
  ['10', 10],
  ['45', 45],
  ['120', 120],
  ['9', 10],
  ['-4', 10],
  ['0', 10],
  ['121', 120],
  ['12.6', 13],
])('[5.music.duration] keeps %j within 10 to 120 seconds: %i', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

it.each(['', '  ', 'abc', '1m', 'NaN', 'Infinity'])('[5.music.duration] takes 30 for %j', (text) => {
  expect(readDuration(text)).toBe(30);
});
