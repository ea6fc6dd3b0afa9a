import { expect, it } from 'vitest';
import { queueText } from './queue-text.ts';

it.each([
  [null, 'Queued'],
  [1, 'Next in line'],
  [2, '2nd in line'],
  [3, '3rd in line'],
  [11, '11th in line'],
  [23, '23rd in line'],
  [101, 'Far back in line'],
])('says of place %s: %s', (position, text) => {
  expect(queueText(position)).toBe(text);
});
