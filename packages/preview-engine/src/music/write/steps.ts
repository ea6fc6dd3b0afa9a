import type { Meter } from '../prompt/music-brief.ts';

/** One onset of a written rhythm. Times are beats from the start of its bar. */
export interface Step {
  at: number;
  /** Until the next onset or rest. */
  beats: number;
  /** The letter that was written: `x`, `X` and `o` in rhythms, other letters where a writer gives them a sense. */
  letter: string;
  velocity: number;
}

const BEATS_OF_PATTERN = 4;

/**
 * Reads a rhythm written in 4/4: `X` accent, `x` onset, `o` ghost, `-` hold, `.` rest; `|` separates bars, and blanks
 * mean nothing. In 3/4 the bar ends after three beats; in 6/8 each of two beats loses its last quarter, so that it
 * lilts.
 * @returns the onsets per bar
 */
export function readSteps(pattern: string, meter: Meter): Step[][] {
  return pattern.split('|').map((bar) => readBar(bar.replaceAll(' ', ''), meter));
}

/** The bar of a repeating pattern that stands at this place. */
export function barOf<T>(bars: readonly (readonly T[])[], index: number): readonly T[] {
  return bars[index % bars.length] ?? [];
}

function readBar(written: string, meter: Meter): Step[] {
  const { letters, beatsPerStep } = fitMeter(written, meter);
  const steps: Step[] = [];
  let open: Step | null = null;
  for (const [index, letter] of letters.split('').entries()) {
    if (letter === '-') {
      if (open) open.beats += beatsPerStep;
      continue;
    }
    open = null;
    if (letter === '.') continue;
    open = { at: index * beatsPerStep, beats: beatsPerStep, letter, velocity: strength(letter) };
    steps.push(open);
  }
  return steps;
}

function fitMeter(written: string, meter: Meter): { letters: string; beatsPerStep: number } {
  const perBeat = written.length / BEATS_OF_PATTERN;
  switch (meter) {
    case '4/4':
      return { letters: written, beatsPerStep: 1 / perBeat };
    case '3/4':
      return { letters: written.slice(0, perBeat * 3), beatsPerStep: 1 / perBeat };
    case '6/8': {
      const sixteenths = perBeat >= 4 ? written : lengthen(written, 4 / perBeat);
      return { letters: sixteenths.slice(0, 3) + sixteenths.slice(4, 7), beatsPerStep: 1 / 3 };
    }
    default:
      return meter satisfies never;
  }
}

function lengthen(written: string, times: number): string {
  return written.replaceAll(/./g, (letter) => letter + (letter === '.' ? '.' : '-').repeat(times - 1));
}

function strength(letter: string): number {
  if (letter === 'o') return 0.42;
  return letter === 'X' ? 1 : 0.76;
}
