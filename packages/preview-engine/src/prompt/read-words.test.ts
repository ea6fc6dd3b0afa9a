import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headsOf, meaningsOf, phrasesOf, readWords } from './read-words.ts';
import { buildLexicon } from './terms.ts';

const LEXICON = buildLexicon([
  ['sea ocean', 'water'],
  ['moon', 'moon'],
  ['star night_sky', 'stars'],
  ['night', 'night'],
  ['boat sea', 'boat'],
  ['red', 'colour'],
]);
const read = (prompt: string) => readWords(prompt, LEXICON);
const find = (prompt: string) => ({
  wanted: meaningsOf(read(prompt), false),
  forbidden: meaningsOf(read(prompt), true),
});
const heads = (prompt: string) =>
  headsOf(read(prompt), ({ meanings }) => !meanings.includes('colour')).map(({ text }) => text);

describe('readWords', () => {
  it('finds what is named, in the order of the words', () => {
    expect(find('stars over the ocean at night').wanted).toEqual(['stars', 'water', 'night']);
  });

  it('does not read a word of a longer term again', () => {
    expect(find('night sky').wanted).toEqual(['stars']);
  });

  it.each(['no', 'without', 'not', 'minus', 'except', 'avoid', 'remove'])(
    'forbids what follows "%s"',
    (word) => {
      expect(find(`sea ${word} moon`)).toEqual({ wanted: ['water', 'boat'], forbidden: ['moon'] });
    },
  );

  it.each([
    'no moon or stars',
    'no moon and no stars',
    'without the moon nor any stars',
    'not too much moon and stars',
  ])('carries a negation over joining words: "%s"', (text) => {
    expect(find(text)).toEqual({ wanted: [], forbidden: ['moon', 'stars'] });
  });

  it('ends a negation at the next unknown word', () => {
    expect(find('no moon above a sea')).toEqual({ wanted: ['water', 'boat'], forbidden: ['moon'] });
  });

  it('loses no meaning, whatever the words', () => {
    const words = fc.constantFrom('sea', 'moon', 'star', 'night', 'no', 'the', 'xyzzy', 'boat');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (words) => {
        const { wanted, forbidden } = find(words.join(' '));
        const named = words.flatMap((word) => LEXICON.get(word) ?? []);
        expect([...wanted, ...forbidden].toSorted()).toEqual(named.toSorted());
      }),
    );
  });
});

describe('headsOf', () => {
  it.each([
    ['a red boat on the sea', ['boat']],
    ['a boat', ['boat']],
    ['red, calm sea', ['sea']],
    ['dragon flying over the sea', ['dragon']],
    ['a picture of the moon', ['moon']],
    ['a bowl of soup', ['bowl', 'soup']],
    ['no moon, a boat', ['boat']],
    ['red', []],
    ['', []],
  ])('finds the main subject of "%s"', (prompt, words) => {
    expect(heads(prompt)).toEqual(words);
  });
});

describe('phrasesOf', () => {
  it('names what is not known as it was written, words side by side as one phrase', () => {
    const tokens = read('Rice fields by the sea, a Drone view');
    expect(phrasesOf(tokens, ({ role }) => role === 'unknown')).toEqual(['Rice fields', 'Drone']);
  });
});
