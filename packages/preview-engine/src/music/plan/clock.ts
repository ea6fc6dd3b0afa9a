/** Pushes every second part of a grid back, as players do by feel. */
export interface Swing {
  /** Beats that are split in two: 1 swings eighths, 0.5 sixteenths. */
  grid: number;
  /** 0 (even) .. 0.167 (triplets), as a fraction of the grid. */
  amount: number;
}

export interface Clock {
  /** Seconds at a beat, with swing and the slowing at the end. */
  seconds(beat: number): number;
}

interface ClockOptions {
  tempo: number;
  swing: Swing | null;
  /** The beats before this one slow down, by `ritardandoBeats`' worth of extra time. */
  endBeat: number;
  ritardandoBeats: number;
}

/** How much longer the slowing beats take together, as a fraction of themselves. */
export const RITARDANDO_STRETCH = 0.16;

export function createClock({ tempo, swing, endBeat, ritardandoBeats }: ClockOptions): Clock {
  const beatSeconds = 60 / tempo;
  const from = endBeat - ritardandoBeats;
  const stretched = (beat: number): number => {
    if (ritardandoBeats === 0 || beat <= from) return beat;
    const done = Math.min(1, (beat - from) / ritardandoBeats);
    // Quadratic in time: the slowing itself grows evenly.
    return beat + RITARDANDO_STRETCH * ritardandoBeats * done * done;
  };
  return { seconds: (beat) => stretched(swing ? swung(beat, swing) : beat) * beatSeconds };
}

function swung(beat: number, { grid, amount }: Swing): number {
  const cell = Math.floor(beat / grid);
  const phase = beat / grid - cell;
  const late = 0.5 + amount;
  const moved = phase < 0.5 ? (phase / 0.5) * late : late + ((phase - 0.5) / 0.5) * (1 - late);
  return (cell + moved) * grid;
}
