import type { MusicGenre } from '@aic/contract';
import { clamp } from '../../maths/curves.ts';
import { findMeanings, foldPlural, mostVoted, valuesOf } from '../../prompt/terms.ts';
import type { Family, MusicBrief } from './music-brief.ts';
import { MUSIC_LEXICON, type Feel, type Meaning } from './music-lexicon.ts';
import { readKey, readMeter, readTempo } from './read-figures.ts';

/** Less than any word that names a genre. */
const LIKELY_WEIGHT = 0.2;
const SOLO_WORDS: ReadonlySet<string> = new Set(['solo', 'only', 'alone', 'just', 'unaccompanied']);

/**
 * Reads a prompt's words into a brief for the composer. A chosen genre wins over the words; without one the words
 * decide, and a prompt that names no genre at all gives pop.
 */
export function readMusicPrompt(prompt: string, genre: MusicGenre | null): MusicBrief {
  const words = prompt
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldPlural);
  const { wanted, forbidden } = findMeanings(words, MUSIC_LEXICON);
  const families = valuesOf(wanted, 'family');
  const unwanted = new Set(valuesOf(forbidden, 'family'));
  if (words.includes('drumless')) unwanted.add('drums');
  const feels = valuesOf(wanted, 'feel');
  const key = readKey(prompt);
  return {
    genre: genre ?? chooseGenre(wanted),
    flavours: new Set(valuesOf(wanted, 'flavour')),
    tempo: readTempo(prompt),
    pace: clamp(sum(feels, 'pace'), -2, 2),
    tonic: key.tonic,
    mode: key.mode ?? feels.find(({ mode }) => mode !== undefined)?.mode ?? null,
    meter: readMeter(prompt) ?? valuesOf(wanted, 'meter')[0] ?? null,
    energy: clamp(sum(feels, 'energy'), -1, 1),
    brightness: clamp(sum(feels, 'brightness'), -1, 1),
    space: clamp(sum(feels, 'space'), -1, 1),
    wanted: new Set(families.filter((family) => !unwanted.has(family))),
    unwanted,
    solo: words.some((word) => SOLO_WORDS.has(word)) ? soloistOf(families) : null,
  };
}

/** The instrument named first, if a piece can rest on it alone. */
function soloistOf([first]: readonly Family[]): Family | null {
  return first === undefined || first === 'drums' || first === 'vinyl' ? null : first;
}

/** The genre named most; at a tie the one named first. */
function chooseGenre(wanted: readonly Meaning[]): MusicGenre {
  const votes = wanted.flatMap((meaning): (readonly [MusicGenre, number])[] => {
    if (meaning.facet === 'genre') return [[meaning.value, 1]];
    return meaning.facet === 'likely-genre' ? [[meaning.value, LIKELY_WEIGHT]] : [];
  });
  return mostVoted(votes) ?? 'pop';
}

function sum(feels: readonly Feel[], scale: 'pace' | 'energy' | 'brightness' | 'space'): number {
  return feels.reduce((total, feel) => total + (feel[scale] ?? 0), 0);
}
