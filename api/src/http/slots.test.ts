import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('refuses one more than the limit of an owner, and nobody else', () => {
  const slots = createSlots(2, 'Too many.');
  slots.take('a');
  slots.take('a');

  expect(() => slots.take('a')).toThrow(
    expect.objectContaining({ code: 'rate_limited', message: 'Too many.' }),
  );
  expect(() => slots.take('b')).not.toThrow();
});

it('has room again for one that was given back', () => {
  const slots = createSlots(2, 'Too many.');
  slots.take('a');
  const giveBack = slots.take('a');

  giveBack();
  slots.take('a');

  expect(() => slots.take('a')).toThrow('Too many.');
});
