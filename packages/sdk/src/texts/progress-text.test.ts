import { expect, it } from 'vitest';
import { progressText, queueText } from './progress-text.ts';

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

it.each([
  [{ id: 'pending:1', progress: 0, queuePosition: null }, 'Queued'],
  [{ id: '1', progress: 0, queuePosition: 2 }, '2nd in line'],
  [{ id: '1', progress: 0.404, queuePosition: null }, 'Editing 40 %'],
])('says of a job that is under way where it stands: %o, %s', (item, text) => {
  expect(progressText(item, 'Editing')).toBe(text);
});
