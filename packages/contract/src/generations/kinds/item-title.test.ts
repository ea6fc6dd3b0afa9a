import { expect, it } from 'vitest';
import { itemTitle } from './item-title.ts';

it('calls an item by its words, also where some of them were left out', () => {
  expect(itemTitle({ prompt: 'A fox', reading: { understood: ['fox'], ignored: ['hat'] } })).toBe('A fox');
  expect(itemTitle({ prompt: 'A fox' })).toBe('A fox');
});

it('calls it by what it is where something else was made than its words ask for', () => {
  const reading = { understood: [], ignored: ['dragon'], instead: 'an abstract picture' };
  expect(itemTitle({ prompt: 'A dragon', reading })).toBe('Abstract picture');
});
