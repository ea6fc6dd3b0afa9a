import type { MusicGenre } from '@aic/contract';
import { clamp } from '../../maths/curves.ts';
import { FILLERS } from '../../prompt/filler-words.ts';
import { meaningsOf, phrasesOf, readWords, type Token } from '../../prompt/read-words.ts';
import { byVotes, valuesOf } from '../../prompt/terms.ts';
import { toReading, type Promised, type Reading } from '../../reading/reading.ts';
import { takeOut } from '../../reading/take-out.ts';
import { canPlay, hasSeat, seatable } from './can-play.ts';
import type { Family, MusicBrief } from './music-brief.ts';
import { MUSIC_LEXICON, type Feel, type Meaning, UNHEARD } from './music-lexicon.ts';
import { FIGURES, readKey, readMeter, readTempo, TEMPO } from './read-figures.ts';

/** Less than any word that names a genre. */
const LIKELY_WEIGHT = 0.2;

/** How a piece is asked for, and what it is for: nothing of it can be heard. */
const TRACK_FILLERS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...'music song track tune piece instrumental soundtrack score theme trailer vibe mood version band key tempo'.split(
    ' ',
  ),
  ...'studying study sleep sleeping meditation workout run running relaxing evening morning reading dinner'.split(
    ' ',
  ),
  'melody',
]);
/** Nothing in the synthesizer sings. */
const VOCALS =
  /\b(?:(?:fe)?male |rap )?(?:vocals?|vocalists?|voices?|sing(?:s|er|ers|ing)?|sung|lyrics?|rap(?:per|ping)?|chant(?:s|ing)?|a ?cappella|acapella|duet|spoken words?|humming|beatbox\w*)\b/;
const WITHOUT_VOCALS =
  /\b(?:no|without|not|minus|avoid) (?:any )?(?:vocals?|voices?|singing|singers?|lyrics?|words|rap)\b|\binstrumental(?: only)?\b/;

export interface TrackReading {
  brief: MusicBrief;
  reading: Reading;
  /** Families that are heard, and the tempo. */
  promised: readonly Promised[];
}

/** The brief alone. */
export const readMusicPrompt = (prompt: string, genre: MusicGenre | null): MusicBrief =>
  readTrack(prompt, genre).brief;

/**
 * Reads a prompt's words into a brief for the composer, and into what can be said of it before it is played. A chosen
 * genre wins over the words; without one the words decide, and a prompt that names no genre at all gives pop.
 */
export function readTrack(prompt: string, genre: MusicGenre | null): TrackReading {
  const wordless = takeOut(prompt, [WITHOUT_VOCALS]);
  const sung = takeOut(wordless.rest, [VOCALS]);
  const figures = takeOut(sung.rest, FIGURES);
  // Every piece has a melody, so one without cannot be had.
  const tokens = readWords(figures.rest, MUSIC_LEXICON, TRACK_FILLERS).map((token) =>
    token.isForbidden && token.term === 'melody' ? { ...token, role: 'unknown' as const } : token,
  );
  const brief = briefOf(prompt, tokens, genre);
  const isKept = (token: Token<Meaning>): boolean =>
    token.role === 'term' && token.meanings.every((meaning) => isHeard(meaning, brief, token.isForbidden));
  const understood = tokens.filter(isKept);
  const tempo = takeOut(prompt, [TEMPO]).taken;
  const ignored = [
    ...(brief.tempo === null ? tempo : []),
    ...phrasesOf(tokens, (token) => isContent(token) && !isKept(token)),
  ];
  const read = figures.taken.filter((text) => brief.tempo !== null || !tempo.includes(text));
  const isAlone = tokens.some(({ meanings }) => valuesOf(meanings, 'solo').length > 0);
  // Where something is known it decides, and what is not is left out and named.
  const isNamed = understood.some((token) => !token.isForbidden && isSubject(token));
  const isKnown =
    (!isAlone || brief.solo !== null) &&
    (isNamed || (sung.taken.length + ignored.length === 0 && understood.length + read.length > 0));
  const wanted = understood.filter(({ isForbidden }) => !isForbidden);
  return {
    brief,
    reading: toReading(
      [...understood.map(wordsOf), ...wordless.taken, ...read],
      [...sung.taken, ...ignored],
      isKnown,
      `an instrumental ${brief.genre} track`,
    ),
    promised: [
      ...wanted.flatMap(({ text, meanings }) => valuesOf(meanings, 'family').map((key) => ({ text, key }))),
      ...tempo.flatMap((text) => (brief.tempo === null ? [] : [{ text, key: `${brief.tempo}` }])),
    ],
  };
}

function briefOf(prompt: string, tokens: readonly Token<Meaning>[], genre: MusicGenre | null): MusicBrief {
  const wanted = meaningsOf(tokens, false);
  const families = valuesOf(wanted, 'family');
  const unwanted = new Set(valuesOf(meaningsOf(tokens, true), 'family'));
  const feels = valuesOf(wanted, 'feel');
  const key = readKey(prompt);
  const style = genre ?? chooseGenre(wanted, families);
  return {
    genre: style,
    flavours: new Set(valuesOf(wanted, 'flavour')),
    tempo: readTempo(prompt),
    pace: clamp(sum(feels, 'pace'), -2, 2),
    tonic: key.tonic,
    mode: key.mode ?? feels.find(({ mode }) => mode !== undefined)?.mode ?? null,
    meter: readMeter(prompt) ?? valuesOf(wanted, 'meter')[0] ?? null,
    energy: clamp(sum(feels, 'energy'), -1, 1),
    brightness: clamp(sum(feels, 'brightness'), -1, 1),
    space: clamp(sum(feels, 'space'), -1, 1),
    wanted: new Set(seatable(families, style).filter((family) => !unwanted.has(family))),
    unwanted,
    solo: valuesOf(wanted, 'solo').length > 0 ? soloistOf(families) : null,
  };
}

/** Whether the track has what a word asks for, or goes without it as asked. */
function isHeard({ facet, value }: Meaning, brief: MusicBrief, isForbidden: boolean): boolean {
  switch (facet) {
    case 'genre':
      return (brief.genre === value) !== isForbidden;
    case 'meter':
      return (brief.meter === value) !== isForbidden;
    case 'family':
      return isForbidden || (brief.wanted.has(value) && canPlay(value, brief));
    case 'solo':
      return brief.solo !== null;
    case 'flavour':
    case 'feel':
      return !isForbidden;
    case 'likely-genre':
      return true;
    default:
      return facet satisfies never;
  }
}

function isSubject({ meanings }: Token<Meaning>): boolean {
  return meanings.some(({ facet }) => facet === 'genre' || facet === 'family' || facet === 'meter');
}

/** What is forbidden and not known counts as well: it may be there all the same. */
function isContent({ role }: Token<Meaning>): boolean {
  return role === 'term' || role === 'unknown';
}

/** What cannot be heard stands for a mood. */
function wordsOf({ text, term, isForbidden }: Token<Meaning>): string {
  if (isForbidden) return `no ${text}`;
  return UNHEARD.has(term) ? `${text} as a mood` : text;
}

const NEVER_ALONE: ReadonlySet<Family> = new Set(['drums', 'vinyl', 'bass']);

/** The instrument named first, if a piece can rest on it alone. */
function soloistOf([first]: readonly Family[]): Family | null {
  return first === undefined || NEVER_ALONE.has(first) ? null : first;
}

/** The genre named most; at a tie the one named first. One that is only likely gives way to one that has the instruments. */
function chooseGenre(wanted: readonly Meaning[], families: readonly Family[]): MusicGenre {
  const votes = wanted.flatMap((meaning): (readonly [MusicGenre, number])[] => {
    if (meaning.facet === 'genre') return [[meaning.value, 1]];
    return meaning.facet === 'likely-genre' ? [[meaning.value, LIKELY_WEIGHT]] : [];
  });
  const [first = 'pop', ...others] = byVotes(votes);
  if (wanted.some(({ facet }) => facet === 'genre')) return first;
  return (
    [first, ...others, 'pop' as const].find((genre) => families.every((one) => hasSeat(one, genre))) ?? first
  );
}

function sum(feels: readonly Feel[], scale: 'pace' | 'energy' | 'brightness' | 'space'): number {
  return feels.reduce((total, feel) => total + (feel[scale] ?? 0), 0);
}
