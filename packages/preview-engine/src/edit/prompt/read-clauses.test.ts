import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitClauses } from './read-clauses.ts';

const clauses = (prompt: string) => splitClauses(prompt).map(({ opener, text }) => [opener, text]);

describe('splitClauses', () => {
  it.each([
    ['warmer', [['', 'warmer']]],
    [
      'warmer, darker',
      [
        ['', 'warmer'],
        [',', 'darker'],
      ],
    ],
    [
      'warmer and darker',
      [
        ['', 'warmer'],
        ['and', 'darker'],
      ],
    ],
    [
      'Warmer. Then crop!',
      [
        ['', 'Warmer'],
        ['then', 'crop'],
      ],
    ],
    [
      'replace the sky with stars',
      [
        ['', 'replace the sky'],
        ['with', 'stars'],
      ],
    ],
    [
      'black and white and grain',
      [
        ['', 'black and white'],
        ['and', 'grain'],
      ],
    ],
    ['duotone of purple and orange', [['', 'duotone of purple and orange']]],
    ['purple & orange duotone', [['', 'purple & orange duotone']]],
    [
      'purple and warmer',
      [
        ['', 'purple'],
        ['and', 'warmer'],
      ],
    ],
    ['', []],
    [',;.!', []],
    ['and and and', []],
  ])('splits %j', (prompt, expected) => {
    expect(clauses(prompt)).toEqual(expected);
  });

  it('finds the longest term that a clause names', () => {
    const [clause] = splitClauses('crop to a square with film grain');
    expect(clause?.items.map(({ text }) => text)).toEqual(['crop to square']);
  });

  it('quotes the prompt word for word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (prompt) => {
        for (const { text } of splitClauses(prompt)) expect(prompt).toContain(text);
      }),
    );
  });
});
