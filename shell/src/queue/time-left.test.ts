import { expect, it } from 'vitest';
import { secondsLeft, timeLeftText } from './time-left.ts';

it('tells the rest by what was done since the job was first seen', () => {
  expect(secondsLeft({ progress: 0.2, atMs: 1000 }, { progress: 0.6, atMs: 9000 })).toBe(8);
});

it('tells nothing before something was done', () => {
  expect(secondsLeft({ progress: 0.5, atMs: 0 }, { progress: 0.52, atMs: 60_000 })).toBeNull();
});

it('is never nothing while it goes on', () => {
  expect(secondsLeft({ progress: 0, atMs: 0 }, { progress: 1, atMs: 100 })).toBe(1);
});

it.each([
  [3, 'about 3 s left'],
  [42, 'about 40 s left'],
  [130, 'about 2 min left'],
])('says of %i seconds: %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
