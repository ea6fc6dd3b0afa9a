import { describe, expect, it } from 'vitest';
import { EDIT_LEXICON, labelOf } from './edit-lexicon.ts';
import { splitClauses } from './read-clauses.ts';

describe('EDIT_LEXICON', () => {
  it.each([...EDIT_LEXICON])('is reached by the words of "%s"', (term, meaning) => {
    const [clause, ...more] = splitClauses(term);
    expect(more).toEqual([]);
    expect(clause?.items.map((item) => item.meaning)).toEqual([meaning]);
  });
});

describe('labelOf', () => {
  it('names both directions of an adjustment', () => {
    expect(labelOf('warmth', 1)).toBe('warmer');
    expect(labelOf('warmth', -1)).toBe('cooler');
  });
});
