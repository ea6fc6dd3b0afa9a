import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('prints the first turn at once, and later ones in their order once those before have ended', () => {
  const printed: string[] = [];
  const turns = createTurns((text) => {
    if (text !== '') printed.push(text);
  });
  const [first, second, third] = [turns.take(), turns.take(), turns.take()];

  first.write('1a ');
  third.write('3a ');
  second.write('2a ');
  second.end();
  first.write('1b ');
  expect(printed).toEqual(['1a ', '1b ']);

  first.end();
  expect(printed).toEqual(['1a ', '1b ', '2a ', '3a ']);

  third.write('3b ');
  third.end();
  expect(printed.join('')).toBe('1a 1b 2a 3a 3b ');
});
