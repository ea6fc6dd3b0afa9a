import { clamp } from '../maths/curves.ts';
import type { Rgb } from './oklab.ts';
import { mix, toRgb, type Colour } from './oklch.ts';

export interface Stop {
  /** Where, 0..1, rising. */
  at: number;
  colour: Colour;
}

const STEPS = 1024;

/** A ramp of colours looked up per pixel: mixed once in OKLab, because doing so a million times is slow. */
export function createRamp(stops: readonly [Stop, ...Stop[]]): (position: number) => Rgb {
  const table: Rgb[] = [];
  for (let step = 0; step <= STEPS; step += 1) table.push(toRgb(colourAt(stops, step / STEPS)));
  const first = toRgb(stops[0].colour);
  return (position) => table[Math.round(clamp(position) * STEPS)] ?? first;
}

function colourAt(stops: readonly [Stop, ...Stop[]], position: number): Colour {
  let before = stops[0];
  for (const stop of stops) {
    if (stop.at >= position) {
      const span = stop.at - before.at;
      return span === 0 ? stop.colour : mix(before.colour, stop.colour, (position - before.at) / span);
    }
    before = stop;
  }
  return before.colour;
}
