import { MUSIC_GENRES } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { FAMILIES, type MusicBrief } from './music-brief.ts';
import { MUSIC_LEXICON, type Meaning } from './music-lexicon.ts';
import { readMusicPrompt } from './read-music-prompt.ts';

const TERMS = [...MUSIC_LEXICON];

/** What the brief must hold when one of the prompt's terms has these meanings. */
function isIn(brief: MusicBrief, meaning: Meaning, meanings: readonly Meaning[]): boolean {
  // One term may name two genres: the brief has one.
  const isFirst = meanings.find(({ facet }) => facet === meaning.facet) === meaning;
  switch (meaning.facet) {
    case 'genre':
      return brief.genre === meaning.value || !isFirst;
    case 'likely-genre':
      return brief.genre === meaning.value || meanings.some(({ facet }) => facet === 'genre') || !isFirst;
    case 'flavour':
      return brief.flavours.has(meaning.value);
    case 'meter':
      return brief.meter === meaning.value;
    case 'family':
      return brief.wanted.has(meaning.value);
    case 'feel': {
      const { mode, pace = 0, energy = 0, brightness = 0, space = 0 } = meaning.value;
      const moved =
        Math.abs(brief.pace) + Math.abs(brief.energy) + Math.abs(brief.brightness) + Math.abs(brief.space);
      const asked = Math.abs(pace) + Math.abs(energy) + Math.abs(brightness) + Math.abs(space);
      return (mode === undefined || brief.mode !== null) && (asked === 0 || moved > 0);
    }
    case 'solo':
      // It says nothing without an instrument.
      return brief.solo === null;
    default:
      return meaning satisfies never;
  }
}

describe('MUSIC_LEXICON', () => {
  it.each(TERMS)('is reached by the words of "%s"', (term, meanings) => {
    const brief = readMusicPrompt(term, null);
    expect(meanings.filter((meaning) => !isIn(brief, meaning, meanings))).toEqual([]);
  });

  it('has words for every genre and every family of instruments', () => {
    const values = new Set(TERMS.flatMap(([, meanings]) => meanings.map(({ value }) => value)));
    for (const value of [...MUSIC_GENRES, ...FAMILIES]) expect(values).toContain(value);
  });

  it('moves no scale further than it goes', () => {
    const feels = TERMS.flatMap(([, meanings]) =>
      meanings.flatMap((meaning) => (meaning.facet === 'feel' ? [meaning.value] : [])),
    );
    for (const { pace = 0, energy = 0, brightness = 0, space = 0 } of feels) {
      expect(Math.abs(pace)).toBeLessThanOrEqual(2);
      expect(Math.max(Math.abs(energy), Math.abs(brightness), Math.abs(space))).toBeLessThanOrEqual(1);
    }
  });
});
