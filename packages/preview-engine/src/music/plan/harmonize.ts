import { chordOf } from '../theory/chord.ts';
import type { Key } from '../theory/key.ts';
import type { ChordSpan } from './plan.ts';

interface Frame {
  key: Key;
  beatsPerBar: number;
}

/**
 * Lays a progression over a section's bars.
 * @param progression bars separated by `|`, chords of a bar by spaces: `ii7 | V7 | Imaj7 | Imaj7 VI7`
 * @param at the section's first beat
 */
export function harmonize(progression: string, at: number, bars: number, frame: Frame): ChordSpan[] {
  const written = progression.split('|').map((bar) => bar.trim().split(/\s+/));
  const spans: ChordSpan[] = [];
  for (const [index, source] of barOrder(written.length, bars).entries()) {
    const numerals = written[source] ?? ['I'];
    const beats = frame.beatsPerBar / numerals.length;
    for (const [place, numeral] of numerals.entries()) {
      spans.push({
        at: at + index * frame.beatsPerBar + place * beats,
        beats,
        chord: chordOf(numeral, frame.key),
      });
    }
  }
  return spans;
}

/** Whole rounds first; the bars that are left start as the progression starts and end as it ends. */
function barOrder(length: number, bars: number): number[] {
  const order = Array.from({ length: bars - (bars % length) }, (_, index) => index % length);
  const left = bars % length;
  const opening = Math.ceil(left / 2);
  for (let index = 0; index < left; index += 1) {
    order.push(left === 1 || index >= opening ? length - (left - index) : index);
  }
  return order;
}
