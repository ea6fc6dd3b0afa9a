export type Mode = 'major' | 'minor';

export interface Key {
  /** Pitch class: C is 0, B is 11. */
  tonic: number;
  mode: Mode;
}

/** Spelled as players expect to read them: F# minor, but Bb major. */
const NAMES: Readonly<Record<Mode, readonly string[]>> = {
  major: ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'],
  minor: ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'],
};

/** Semitones over the tonic; minor is the natural one. */
export const SCALES: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};

/** `D minor` */
export function keyName({ tonic, mode }: Key): string {
  return `${NAMES[mode][tonic] ?? 'C'} ${mode}`;
}

export function pitchClass(pitch: number): number {
  return ((pitch % 12) + 12) % 12;
}

/** Frequency of a MIDI pitch in equal temperament, A4 = 440 Hz. */
export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** The pitch of that class nearest to another pitch. */
export function nearestPitch(ofClass: number, to: number): number {
  const up = pitchClass(ofClass - Math.round(to));
  return Math.round(to) + (up > 6 ? up - 12 : up);
}
