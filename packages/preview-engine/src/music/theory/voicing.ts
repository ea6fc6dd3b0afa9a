import type { Chord } from './chord.ts';
import { nearestPitch, pitchClass } from './key.ts';

interface VoicingRange {
  low: number;
  high: number;
  /** The most notes of a chord; the fifth is the first to be left out, then the root. */
  voices: number;
  /** Leaves the root to the bass, as a pianist in a band does, once a chord has four notes. */
  isRootless?: boolean;
}

/**
 * Close voicings of a row of chords, each as near to the one before as it can be: common tones stay, the others step.
 * @returns per chord its MIDI pitches, low to high
 */
export function voiceLead(chords: readonly Chord[], range: VoicingRange): number[][] {
  const middle = (range.low + range.high) / 2;
  let previous: number[] | null = null;
  return chords.map((chord) => {
    const candidates = closeVoicings(chosenTones(chord, range), range);
    const [first = [nearestPitch(chord.root, middle)]] = candidates;
    let best = first;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      const cost = (previous ? movement(previous, candidate) : 0) + Math.abs(mean(candidate) - middle) * 0.35;
      if (cost < bestCost) {
        best = candidate;
        bestCost = cost;
      }
    }
    previous = best;
    return best;
  });
}

function chosenTones(chord: Chord, { voices, isRootless = false }: VoicingRange): number[] {
  let tones = [...chord.tones];
  if (isRootless && tones.length > 3) tones = tones.slice(1);
  const fifth = pitchClass(chord.root + 7);
  if (tones.length > voices) tones = tones.filter((tone) => tone !== fifth);
  if (tones.length > voices) tones = tones.filter((tone) => tone !== chord.root);
  return tones.slice(0, voices);
}

/** Every inversion in every octave of the range, packed as close as it goes. */
function closeVoicings(tones: readonly number[], { low, high }: VoicingRange): number[][] {
  const voicings: number[][] = [];
  const sorted = tones.toSorted((one, other) => one - other);
  for (let start = low; start <= high; start += 1) {
    const from = sorted.indexOf(pitchClass(start));
    if (from === -1) continue;
    const pitches: number[] = [start];
    for (let index = 1; index < sorted.length; index += 1) {
      const tone = sorted[(from + index) % sorted.length] ?? 0;
      const below = pitches[index - 1] ?? start;
      pitches.push(below + (pitchClass(tone - below) || 12));
    }
    // A semitone at the very top of a close chord is what sounds wrong first.
    const top = (pitches.at(-1) ?? 0) - (pitches.at(-2) ?? -12);
    if ((pitches.at(-1) ?? 0) <= high && top > 1) voicings.push(pitches);
  }
  return voicings;
}

function movement(from: readonly number[], to: readonly number[]): number {
  let sum = 0;
  for (const pitch of to) sum += Math.min(...from.map((other) => Math.abs(other - pitch)));
  return sum + Math.abs((to.at(-1) ?? 0) - (from.at(-1) ?? 0)) * 0.5;
}

function mean(pitches: readonly number[]): number {
  return pitches.reduce((sum, pitch) => sum + pitch, 0) / Math.max(1, pitches.length);
}
