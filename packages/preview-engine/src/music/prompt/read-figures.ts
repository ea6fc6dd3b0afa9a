import { type Mode, pitchClass } from '../theory/key.ts';
import type { Meter } from './music-brief.ts';

/** A slower or faster tempo is not played. */
const TEMPO_MIN = 40;
const TEMPO_MAX = 220;

const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** Beats per minute, as they are written. */
export const TEMPO = /\b\d{2,3}\s*-?\s*(?:bpm|beats per minute)\b|\btempo\s*(?:of|at|:|=)?\s*\d{2,3}\b/i;
/** What is read by its form: tempo, key and meter. */
export const FIGURES: readonly RegExp[] = [
  TEMPO,
  /\b(?:in |key of )?[a-g](?:\s*-?\s*(?:sharp|flat|#|♯|♭|b(?=\s)))?\s*(?:maj|min)(?:or)?\b/,
  /\b(?:in |key of )?(?:major|minor)(?: key)?\b/,
  /\b(?:3\/4|6\/8|4\/4)(?: time)?/,
];

/** `120 bpm`, `120bpm`, `tempo of 96`: beats per minute between 40 and 220, or null. */
export function readTempo(prompt: string): number | null {
  const tempo = Number(/\d+/.exec(TEMPO.exec(prompt)?.[0] ?? '')?.[0]);
  return tempo >= TEMPO_MIN && tempo <= TEMPO_MAX ? tempo : null;
}

/** `in D minor`, `F# major`, `b flat minor`, `in Am`, `C#m`, or only `in minor`. */
export function readKey(prompt: string): { tonic: number | null; mode: Mode | null } {
  const named = /\b([a-g])(?:\s*-?\s*(sharp|flat|#|♯|♭|b(?=\s)))?\s*(maj|min)(?:or)?\b/i.exec(prompt);
  if (named && !isArticle(prompt, named)) {
    return { tonic: tonicOf(named[1], named[2]), mode: modeOf(named[3]) };
  }
  // A single letter is a key only where it is written as one: "in Am", "key of G", never "in a bar".
  const short = /\b(?:in|key of|key:)\s+([A-G])([#♯b♭]?)(m?)(?=$|[\s,.;!)])(?!\s+[a-z]+)/.exec(prompt);
  if (short) return { tonic: tonicOf(short[1], short[2]), mode: short[3] === 'm' ? 'minor' : 'major' };
  const minorChord = /\b([A-G])([#♯b♭]?)m\b/.exec(prompt);
  if (minorChord) return { tonic: tonicOf(minorChord[1], minorChord[2]), mode: 'minor' };
  const mode = /\b(major|minor)\b/i.exec(prompt);
  return { tonic: null, mode: mode ? modeOf(mode[1]) : null };
}

/** `3/4`, `6/8`, `4/4`. */
export function readMeter(prompt: string): Meter | null {
  const match = /\b(3\/4|6\/8|4\/4)\b/.exec(prompt);
  // Safe because the pattern lists the meters.
  return (match?.[1] as Meter | undefined) ?? null;
}

/** "a major hit", "in a minor key": no A major, no A minor. */
function isArticle(prompt: string, match: RegExpExecArray): boolean {
  if (match[1] !== 'a' || match[2] !== undefined) return false;
  const before = prompt.slice(0, match.index);
  const after = prompt.slice(match.index + match[0].length);
  return !/\b(?:in|key of|key:?)\s+$/i.test(before) || /^\s+[a-z]/i.test(after);
}

function tonicOf(letter = 'c', accidental = ''): number {
  const shift = /^(?:sharp|#|♯)$/i.test(accidental) ? 1 : accidental === '' ? 0 : -1;
  return pitchClass((LETTERS[letter.toLowerCase()] ?? 0) + shift);
}

function modeOf(word = ''): Mode {
  return word.toLowerCase().startsWith('min') ? 'minor' : 'major';
}
