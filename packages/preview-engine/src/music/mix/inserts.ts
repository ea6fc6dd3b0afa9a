import type { InstrumentId } from '../score/score.ts';
import { peakOf, saturate, type Stereo } from '../synth/signal.ts';
import { designBiquad, filterMono, filterStereo } from './equalizer.ts';
import { eachBlock, type Span } from './sounding.ts';

export type Insert = (bus: Stereo, spans: readonly Span[]) => void;

/** What shapes an instrument's sound before the mix: its wooden body, its amplifier, its place in the spectrum. */
export const INSERTS: Readonly<Partial<Record<InstrumentId, Insert>>> = {
  'acoustic-guitar': equalize([
    designBiquad('high-pass', 75, 0.7),
    designBiquad('peak', 105, 2.2, 4),
    designBiquad('peak', 210, 2.5, 3),
    designBiquad('peak', 420, 1.2, -2.5),
    designBiquad('peak', 2800, 0.9, 2.5),
  ]),
  'clean-guitar': equalize([
    designBiquad('high-pass', 110, 0.7),
    designBiquad('peak', 900, 0.8, 2),
    designBiquad('low-pass', 5200, 0.7),
  ]),
  'distorted-guitar': amplify,
  piano: equalize([
    designBiquad('high-pass', 40, 0.7),
    designBiquad('peak', 320, 0.9, -2),
    designBiquad('high-shelf', 3500, 0.7, 2.5),
  ]),
  strings: equalize([
    designBiquad('high-pass', 120, 0.7),
    designBiquad('peak', 450, 1, 1.5),
    designBiquad('high-shelf', 3500, 0.7, -2),
  ]),
  violin: equalize([
    designBiquad('high-pass', 190, 0.7),
    designBiquad('peak', 290, 2, 3),
    designBiquad('peak', 520, 2, 3),
    designBiquad('peak', 1500, 1.2, -3),
    designBiquad('peak', 2900, 1.4, 3),
  ]),
  cello: equalize([
    designBiquad('peak', 220, 1.8, 3),
    designBiquad('peak', 600, 1.6, 2),
    designBiquad('peak', 1300, 1.2, -3),
  ]),
  saxophone: equalize([
    designBiquad('high-pass', 120, 0.7),
    designBiquad('peak', 650, 1.6, 4),
    designBiquad('peak', 1450, 2, 3),
  ]),
  brass: equalize([designBiquad('high-pass', 110, 0.7), designBiquad('peak', 1200, 1.2, 3)]),
  'electric-piano': equalize([
    designBiquad('peak', 260, 0.8, -2.5),
    designBiquad('high-shelf', 1400, 0.6, 5),
  ]),
  organ: equalize([designBiquad('high-pass', 70, 0.7)]),
  pad: equalize([designBiquad('high-pass', 110, 0.7)]),
  'saw-chords': equalize([designBiquad('high-pass', 190, 0.7)]),
  'upright-bass': equalize([
    designBiquad('high-pass', 38, 0.7),
    designBiquad('peak', 110, 1.2, 2),
    designBiquad('peak', 700, 1, 3),
  ]),
  'electric-bass': equalize([
    designBiquad('high-pass', 35, 0.7),
    designBiquad('peak', 800, 0.9, 3),
    designBiquad('low-pass', 4200, 0.7),
  ]),
};

function equalize(biquads: readonly ReturnType<typeof designBiquad>[]): Insert {
  return (bus, spans) => filterStereo(bus, biquads, spans);
}

const PRE = [designBiquad('high-pass', 105, 0.7), designBiquad('peak', 750, 0.7, 4)];
const CABINET = [
  designBiquad('high-pass', 85, 0.9),
  designBiquad('peak', 120, 1.2, 2.5),
  designBiquad('peak', 420, 1, -3),
  designBiquad('peak', 2400, 1.3, 4.5),
  designBiquad('low-pass', 4700, 0.9),
  designBiquad('low-pass', 5200, 0.7),
];
/** How hard the loudest moment drives the valves. */
const DRIVE = 11;

/**
 * A valve amplifier and its loudspeaker, for a mono instrument: both sides are the same before and after. Runs at twice
 * the sample rate by interpolation, so that there is less aliasing.
 */
function amplify({ left, right }: Stereo, spans: readonly Span[]): void {
  filterMono(left, PRE, spans);
  let peak = 1e-6;
  eachBlock(spans, (from, to) => {
    peak = Math.max(peak, peakOf(left, from, to));
  });
  let previous = 0;
  eachBlock(spans, (from, to) => {
    previous = drive(left, DRIVE / peak, from, to, previous);
  });
  filterMono(left, CABINET, spans);
  right.set(left);
}

/** @returns the last sample on its way in, for the next block */
function drive(sound: Float32Array, gain: number, from: number, to: number, before: number): number {
  let previous = before;
  for (let index = from; index < to; index += 1) {
    const value = (sound[index] ?? 0) * gain;
    sound[index] = 0.5 * clip((previous + value) / 2) + 0.5 * clip(value);
    previous = value;
  }
  return previous;
}

/** Asymmetric, which gives the even harmonics of a valve. */
function clip(value: number): number {
  return saturate(value > -0.3 ? value : value * 1.2 + 0.06);
}
