import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, byVotes, foldPlural, longestTerm, rowsOf, termsOf, valuesOf } from './terms.ts';

const LEXICON = buildLexicon([
  ['sea ocean', 'water'],
  ['moon', 'moon'],
  ['star night_sky', 'stars'],
  ['night', 'night'],
  ['boat sea', 'boat'],
]);

describe('foldPlural', () => {
  it.each([
    ['boats', 'boat'],
    ['boat', 'boat'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['s', 's'],
    ['', ''],
    ['bauhaus', 'bauhau'],
  ])('folds %j to %j', (word, folded) => {
    expect(foldPlural(word)).toBe(folded);
  });

  it('folds a word and its plural alike', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,9}[a-rt-z]$/), (word) => {
        expect(foldPlural(`${word}s`)).toBe(foldPlural(word));
      }),
    );
  });
});

describe('termsOf', () => {
  it('splits a row at spaces and a term at underscores, plurals folded', () => {
    expect(termsOf('moon  night_skies milky_way stars')).toEqual(['moon', 'night skie', 'milky way', 'star']);
  });

  it('finds nothing in an empty row', () => {
    expect(termsOf('')).toEqual([]);
  });
});

describe('rowsOf', () => {
  it('gives a row for each value of a facet', () => {
    expect(rowsOf('time', { dawn: 'dawn sunrise', noon: 'noon' })).toEqual([
      ['dawn sunrise', { facet: 'time', value: 'dawn' }],
      ['noon', { facet: 'time', value: 'noon' }],
    ]);
  });
});

describe('buildLexicon', () => {
  it('keeps all meanings of a term that stands in several rows, in their order', () => {
    expect(LEXICON.get('sea')).toEqual(['water', 'boat']);
  });

  it('knows nothing by names that every object has', () => {
    for (const word of ['constructor', '__proto__', 'toString']) expect(LEXICON.get(word)).toBeUndefined();
  });
});

describe('longestTerm', () => {
  it('takes the longest term that starts at a word', () => {
    expect(longestTerm(['night', 'sky'], 0, LEXICON)).toEqual({
      term: 'night sky',
      entry: ['stars'],
      length: 2,
    });
    expect(longestTerm(['night', 'train'], 0, LEXICON)?.entry).toEqual(['night']);
  });

  it('finds none where none starts, nor behind the last word', () => {
    expect(longestTerm(['sky', 'night'], 0, LEXICON)).toBeNull();
    expect(longestTerm(['night'], 1, LEXICON)).toBeNull();
    expect(longestTerm([], 0, LEXICON)).toBeNull();
  });
});

describe('valuesOf', () => {
  it('gives the values of one facet, in their order', () => {
    const meanings = [
      { facet: 'hue', value: 10 },
      { facet: 'time', value: 'dawn' },
      { facet: 'hue', value: 5 },
    ] as const;
    expect(valuesOf(meanings, 'hue')).toEqual([10, 5]);
    expect(valuesOf(meanings, 'time')).toEqual(['dawn']);
  });
});

describe('byVotes', () => {
  it('adds up the votes', () => {
    expect(
      byVotes([
        ['sea', 1],
        ['city', 1.5],
        ['sea', 1],
      ]),
    ).toEqual(['sea', 'city']);
  });

  it('takes the first at a tie, and none without a vote', () => {
    expect(
      byVotes([
        ['sea', 1],
        ['city', 1],
      ]),
    ).toEqual(['sea', 'city']);
    expect(byVotes([])).toEqual([]);
  });
});
