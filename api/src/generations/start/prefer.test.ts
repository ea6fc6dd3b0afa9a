import { expect, it } from 'vitest';
import { preferredWaitMs } from './prefer.ts';

it.each([
  [undefined, 0],
  ['', 0],
  ['wait=10', 10_000],
  ['return=minimal, Wait = "5"', 5_000],
  ['wait=600', 60_000],
  ['wait=-1', 0],
  ['wait=soon', 0],
  ['respond-async, wait=10', 0],
])('reads %j as a wait of %i ms', (header, expected) => {
  expect(preferredWaitMs(header)).toBe(expected);
});
