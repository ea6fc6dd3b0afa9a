import { expect, it } from 'vitest';
import { waitText } from './durations.ts';

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [7199, '120 minutes'],
  [7200, '2 hours'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('says of %i seconds that they are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
