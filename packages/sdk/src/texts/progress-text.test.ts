import { expect, it } from 'vitest';
import { placeText, progressText, queueText } from './progress-text.ts';

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
  [{ queuePosition: 3 }, '3rd in line'],
  [{ queuePosition: null, deferredPlace: 1 }, 'Starts when one of yours ends'],
  [{ queuePosition: null, deferredPlace: 2 }, '2nd in your own line'],
  [{ queuePosition: null, deferredPlace: null }, null],
])('says in which line %o waits: %s', (item, text) => {
  expect(placeText(item)).toBe(text);
});

it.each([
  [{ id: 'pending:1', progress: 0, queuePosition: null }, 'Queued'],
  [{ id: '1', progress: 0, queuePosition: 2 }, '2nd in line'],
  [{ id: '1', progress: 0, queuePosition: null, deferredPlace: 1 }, 'Starts when one of yours ends'],
  [{ id: '1', progress: 0.404, queuePosition: null }, 'Editing 40 %'],
])('says of a job that is under way where it stands: %o, %s', (item, text) => {
  expect(progressText(item, 'Editing')).toBe(text);
});
