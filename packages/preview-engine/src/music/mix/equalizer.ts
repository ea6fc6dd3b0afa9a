import { isMono, SAMPLE_RATE, type Stereo } from '../synth/signal.ts';
import { eachBlock, type Span, wholeSpan } from './sounding.ts';

/** A second-order filter, normalised so that a0 is 1. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

type BiquadKind = 'low-pass' | 'high-pass' | 'peak' | 'low-shelf' | 'high-shelf';

/** Robert Bristow-Johnson's Audio EQ Cookbook. @param gainDb for peak and shelves only */
export function designBiquad(kind: BiquadKind, hz: number, quality: number, gainDb = 0): Biquad {
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn) / (2 * quality);
  const gain = 10 ** (gainDb / 40);
  const slope = 2 * Math.sqrt(gain) * alpha;
  switch (kind) {
    case 'low-pass':
      return normalise((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'high-pass':
      return normalise((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'peak':
      return normalise(
        1 + alpha * gain,
        -2 * cos,
        1 - alpha * gain,
        1 + alpha / gain,
        -2 * cos,
        1 - alpha / gain,
      );
    case 'low-shelf':
      return normalise(
        gain * (gain + 1 - (gain - 1) * cos + slope),
        2 * gain * (gain - 1 - (gain + 1) * cos),
        gain * (gain + 1 - (gain - 1) * cos - slope),
        gain + 1 + (gain - 1) * cos + slope,
        -2 * (gain - 1 + (gain + 1) * cos),
        gain + 1 + (gain - 1) * cos - slope,
      );
    case 'high-shelf':
      return normalise(
        gain * (gain + 1 + (gain - 1) * cos + slope),
        -2 * gain * (gain - 1 + (gain + 1) * cos),
        gain * (gain + 1 + (gain - 1) * cos - slope),
        gain + 1 - (gain - 1) * cos + slope,
        2 * (gain - 1 - (gain + 1) * cos),
        gain + 1 - (gain - 1) * cos - slope,
      );
    default:
      return kind satisfies never;
  }
}

function normalise(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

/** Passes everything unchanged. */
const THROUGH: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 };
/** In silence a filter's state fades into denormal numbers, which are many times slower: then it is cleared. */
const FADED = 1e-15;

/** Filters both sides in place, through one after the other. @param spans where it sounds */
export function filterStereo(
  sound: Stereo,
  biquads: readonly Biquad[],
  spans: readonly Span[] = wholeSpan(sound),
): void {
  const { left, right } = sound;
  if (isMono(sound)) {
    filterMono(left, biquads, spans);
    right.set(left);
    return;
  }
  const stages = biquads.map((biquad) => ({ first: biquad, second: biquad, state: new Float64Array(4) }));
  run(left, right, stages, spans);
}

/** As `filterStereo`, of one side. */
export function filterMono(
  sound: Float32Array,
  biquads: readonly Biquad[],
  spans: readonly Span[] = wholeSpan({ left: sound }),
): void {
  const stages: Stage[] = [];
  for (let place = 0; place < biquads.length; place += 2) {
    const [first = THROUGH, second = THROUGH] = biquads.slice(place, place + 2);
    stages.push({ first, second, state: new Float64Array(4) });
  }
  run(sound, sound, stages, spans);
}

/** Two filters at the same time, of two sides or in turn of one: the processor works on the two at once. */
interface Stage {
  first: Biquad;
  second: Biquad;
  state: Float64Array;
}

/** All stages of a block before the next block: it stays in the processor's nearest memory. */
function run(one: Float32Array, other: Float32Array, stages: readonly Stage[], spans: readonly Span[]): void {
  eachBlock(spans, (from, to) => {
    for (const { first, second, state } of stages) {
      filterBlock(one, first, other, second, from, to, state);
      if (Math.abs(state[0] ?? 0) + Math.abs(state[2] ?? 0) < FADED) state.fill(0);
    }
  });
}

function filterBlock(
  one: Float32Array,
  { b0, b1, b2, a1, a2 }: Biquad,
  other: Float32Array,
  { b0: d0, b1: d1, b2: d2, a1: c1, a2: c2 }: Biquad,
  from: number,
  to: number,
  state: Float64Array,
): void {
  let s1 = state[0] ?? 0;
  let s2 = state[1] ?? 0;
  let t1 = state[2] ?? 0;
  let t2 = state[3] ?? 0;
  for (let index = from; index < to; index += 1) {
    const input = one[index] ?? 0;
    const output = b0 * input + s1;
    s1 = b1 * input + s2 - a1 * output;
    s2 = b2 * input - a2 * output;
    one[index] = output;
    const otherInput = other[index] ?? 0;
    const otherOutput = d0 * otherInput + t1;
    t1 = d1 * otherInput + t2 - c1 * otherOutput;
    t2 = d2 * otherInput - c2 * otherOutput;
    other[index] = otherOutput;
  }
  state[0] = s1;
  state[1] = s2;
  state[2] = t1;
  state[3] = t2;
}
