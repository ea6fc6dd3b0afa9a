import { type Key, pitchClass, SCALES } from './key.ts';

export interface Chord {
  /** Pitch class of the root. */
  root: number;
  /** Pitch class of the lowest note: another than the root in an inversion. */
  bass: number;
  /** Pitch classes, root first, then upwards as the chord is spelled. */
  tones: readonly number[];
  /** As written: `ii7`, `V/3`. */
  numeral: string;
}

const DEGREES = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'];

/** Semitones over the root. A lower-case numeral is minor, an upper-case one major, where the suffix leaves it open. */
const SUFFIXES: Readonly<Record<string, readonly [upper: readonly number[], lower: readonly number[]]>> = {
  '': [
    [0, 4, 7],
    [0, 3, 7],
  ],
  '5': both([0, 7]),
  '6': [
    [0, 4, 7, 9],
    [0, 3, 7, 9],
  ],
  '7': [
    [0, 4, 7, 10],
    [0, 3, 7, 10],
  ],
  '9': [
    [0, 4, 7, 10, 14],
    [0, 3, 7, 10, 14],
  ],
  '13': [
    [0, 4, 10, 14, 21],
    [0, 3, 10, 14, 21],
  ],
  maj7: both([0, 4, 7, 11]),
  maj9: both([0, 4, 7, 11, 14]),
  add9: [
    [0, 4, 7, 14],
    [0, 3, 7, 14],
  ],
  sus2: both([0, 2, 7]),
  sus4: both([0, 5, 7]),
  '7sus4': both([0, 5, 7, 10]),
  '7b9': both([0, 4, 7, 10, 13]),
  o: both([0, 3, 6]),
  o7: both([0, 3, 6, 9]),
  ø7: both([0, 3, 6, 10]),
  lyd: both([0, 4, 7, 11, 18]),
};

function both(steps: readonly number[]): readonly [readonly number[], readonly number[]] {
  return [steps, steps];
}

/**
 * Reads one numeral, e.g. `ii7`, `bVII`, `Imaj9`, `V/3` (third in the bass), `iø7`. Degrees count on the key's own
 * scale, so `VI` in minor is the lowered sixth and `vi` in major the plain one.
 * @throws Error when the numeral cannot be read: progressions are written in this package, not by users
 */
export function chordOf(numeral: string, key: Key): Chord {
  const match = /^([b#]?)([iv]+|[IV]+)([^/]*)(?:\/([35]))?$/.exec(numeral);
  const [, accidental = '', roman = '', suffix = '', inversion] = match ?? [];
  const degree = DEGREES.indexOf(roman.toLowerCase());
  const shapes = SUFFIXES[suffix];
  const step = SCALES[key.mode][degree];
  if (!shapes || step === undefined) throw new Error(`No chord is written "${numeral}".`);
  const shift = { '': 0, b: -1, '#': 1 }[accidental] ?? 0;
  const root = pitchClass(key.tonic + step + shift);
  const intervals = shapes[roman === roman.toLowerCase() ? 1 : 0];
  const tones = intervals.map((interval) => pitchClass(root + interval));
  const bass = inversion === undefined ? root : (tones[inversion === '3' ? 1 : 2] ?? root);
  return { root, bass, tones, numeral };
}

/**
 * The seven pitch classes to move in over a chord, from the tonic up: the key's scale, bent where the chord bends it
 * (the leading note over V in minor, the flat seventh over V7/IV), so that a passing note never clashes with a chord
 * tone.
 */
export function scaleOver(chord: Chord, key: Key): number[] {
  const scale = SCALES[key.mode].map((step) => pitchClass(key.tonic + step));
  for (const tone of chord.tones) {
    if (scale.includes(tone)) continue;
    const bent = [pitchClass(tone - 1), pitchClass(tone + 1)].find(
      (near) => scale.includes(near) && !chord.tones.includes(near),
    );
    if (bent !== undefined) scale[scale.indexOf(bent)] = tone;
  }
  return scale;
}
