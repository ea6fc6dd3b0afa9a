import type { MusicGenre } from '@aic/contract';
import { foldPlural } from '../../prompt/lexicon.ts';
import { LEXICON, type Feel, type Meaning } from './lexicon.ts';
import type { Family, Flavour, Meter, MusicBrief } from './music-brief.ts';
import { readKey, readMeter, readTempo } from './read-figures.ts';

const TERM_WORDS_MAX = 4;
const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'without',
  'not',
  'minus',
  'except',
  'avoid',
  'remove',
]);
/** Words that may stand between a negation and what it forbids. */
const JOINERS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'any',
  'or',
  'and',
  'nor',
  'too',
  'very',
  'much',
]);
const SOLO_WORDS: ReadonlySet<string> = new Set(['solo', 'only', 'alone', 'just', 'unaccompanied']);

interface Findings {
  wanted: Meaning[];
  forbidden: Meaning[];
  isSolo: boolean;
}

/**
 * Reads a prompt's words into a brief for the composer. A chosen genre wins over the words; without one the words decide,
 * and a prompt that names no genre at all gives pop.
 */
export function readMusicPrompt(prompt: string, genre: MusicGenre | null): MusicBrief {
  const { wanted, forbidden, isSolo } = find(prompt);
  const families = ofFacet<Family>(wanted, 'family');
  const unwanted = new Set(ofFacet<Family>(forbidden, 'family'));
  const feels = ofFacet<Feel>(wanted, 'feel');
  const key = readKey(prompt);
  const [first] = families;
  return {
    genre: genre ?? chooseGenre(wanted),
    flavours: new Set(ofFacet<Flavour>(wanted, 'flavour')),
    tempo: readTempo(prompt),
    pace: clamp(sum(feels, 'pace'), 2),
    tonic: key.tonic,
    mode: key.mode ?? feels.find(({ mode }) => mode !== undefined)?.mode ?? null,
    meter: readMeter(prompt) ?? ofFacet<Meter>(wanted, 'meter')[0] ?? null,
    energy: clamp(sum(feels, 'energy'), 1),
    brightness: clamp(sum(feels, 'brightness'), 1),
    space: clamp(sum(feels, 'space'), 1),
    wanted: new Set(families.filter((family) => !unwanted.has(family))),
    unwanted,
    solo: isSolo && first !== undefined && first !== 'drums' && first !== 'vinyl' ? first : null,
  };
}

function find(prompt: string): Findings {
  const words = prompt
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldPlural);
  const findings: Findings = {
    wanted: [],
    forbidden: [],
    isSolo: words.some((word) => SOLO_WORDS.has(word)),
  };
  let isForbidding = false;
  for (let index = 0; index < words.length;) {
    const { meanings, length } = longestTerm(words, index);
    const word = words[index] ?? '';
    if (NEGATIONS.has(word)) isForbidding = true;
    else if (meanings.length === 0 && !JOINERS.has(word)) isForbidding = false;
    (isForbidding ? findings.forbidden : findings.wanted).push(...meanings);
    if (word === 'drumless') findings.forbidden.push({ facet: 'family', value: 'drums' });
    index += length;
  }
  return findings;
}

function longestTerm(words: readonly string[], from: number) {
  for (let length = TERM_WORDS_MAX; length > 0; length -= 1) {
    const meanings = LEXICON.get(words.slice(from, from + length).join(' '));
    if (meanings) return { meanings, length };
  }
  return { meanings: [], length: 1 };
}

/** The genre named most; at a tie the one named first. */
function chooseGenre(wanted: readonly Meaning[]): MusicGenre {
  const votes = new Map<MusicGenre, number>();
  for (const meaning of wanted) {
    if (meaning.facet === 'genre') votes.set(meaning.value, (votes.get(meaning.value) ?? 0) + meaning.weight);
  }
  return [...votes].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'pop';
}

function ofFacet<Value>(meanings: readonly Meaning[], facet: Meaning['facet']): Value[] {
  // Safe because each caller names the value type of its facet, as `Meaning` pairs them.
  return meanings.filter((meaning) => meaning.facet === facet).map(({ value }) => value as Value);
}

function sum(feels: readonly Feel[], scale: 'pace' | 'energy' | 'brightness' | 'space'): number {
  return feels.reduce((total, feel) => total + (feel[scale] ?? 0), 0);
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
