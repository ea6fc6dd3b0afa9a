import { describe, expect, it } from 'vitest';
import { formatElapsed } from './use-elapsed-seconds.ts';

describe('formatElapsed', () => {
  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [80, '1:20'],
    [3599, '59:59'],
    [3725, '1:02:05'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(formatElapsed(seconds)).toBe(text);
  });
});
