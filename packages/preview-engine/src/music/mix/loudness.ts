import { BLOCK_SAMPLES, type Stereo } from '../synth/signal.ts';
import { designBiquad } from './equalizer.ts';
import { eachBlock, type Span, wholeSpan } from './sounding.ts';

/** The head's shelf and the low cut of ITU-R BS.1770, whose coefficients these come close to at 44.1 kHz. */
const SHELF = designBiquad('high-shelf', 1682, 0.7, 4);
const LOW_CUT = designBiquad('high-pass', 38, 0.5);
/** The standard measures 400 ms at a time. */
const WINDOW_SAMPLES = 140 * BLOCK_SAMPLES;
/** Windows this far under the mean do not count: a part is as loud as it is where it plays. */
const GATE_DB = -10;
const SILENCE = 1e-9;
/** Filters become many times slower with numbers this small (denormals): in silence their state is cleared. */
const DENORMAL_GUARD = 1e-20;

/**
 * Loudness in LUFS, gated: silence does not lower the average.
 * @param spans where it sounds; the rest is taken for silent
 * @returns -Infinity for silence
 */
export function measureLoudness(sound: Stereo, spans: readonly Span[] = wholeSpan(sound)): number {
  const windows = new Float64Array(Math.ceil(sound.left.length / WINDOW_SAMPLES));
  const state = new Float64Array(8);
  eachBlock(spans, (from, to) => {
    const energy = weigh(sound, from, to, state);
    if (energy < DENORMAL_GUARD) state.fill(0);
    const window = Math.floor(from / WINDOW_SAMPLES);
    windows[window] = (windows[window] ?? 0) + energy / WINDOW_SAMPLES;
  });
  const heard = [...windows].filter((energy) => energy > SILENCE);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = mean(heard) * 10 ** (GATE_DB / 10);
  return -0.691 + 10 * Math.log10(mean(heard.filter((energy) => energy > gate)));
}

/** A block's energy as the head hears it. Both sides in one loop: the processor works on the two at the same time. */
function weigh({ left, right }: Stereo, from: number, to: number, state: Float64Array): number {
  const { b0, b1, b2, a1, a2 } = SHELF;
  const { b0: d0, b1: d1, b2: d2, a1: c1, a2: c2 } = LOW_CUT;
  let ls1 = state[0] ?? 0;
  let ls2 = state[1] ?? 0;
  let lt1 = state[2] ?? 0;
  let lt2 = state[3] ?? 0;
  let rs1 = state[4] ?? 0;
  let rs2 = state[5] ?? 0;
  let rt1 = state[6] ?? 0;
  let rt2 = state[7] ?? 0;
  let sum = 0;
  for (let index = from; index < to; index += 1) {
    const leftIn = left[index] ?? 0;
    const rightIn = right[index] ?? 0;
    const leftShelved = b0 * leftIn + ls1;
    const rightShelved = b0 * rightIn + rs1;
    ls1 = b1 * leftIn + ls2 - a1 * leftShelved;
    rs1 = b1 * rightIn + rs2 - a1 * rightShelved;
    ls2 = b2 * leftIn - a2 * leftShelved;
    rs2 = b2 * rightIn - a2 * rightShelved;
    const leftHeard = d0 * leftShelved + lt1;
    const rightHeard = d0 * rightShelved + rt1;
    lt1 = d1 * leftShelved + lt2 - c1 * leftHeard;
    rt1 = d1 * rightShelved + rt2 - c1 * rightHeard;
    lt2 = d2 * leftShelved - c2 * leftHeard;
    rt2 = d2 * rightShelved - c2 * rightHeard;
    sum += leftHeard * leftHeard + rightHeard * rightHeard;
  }
  state[0] = ls1;
  state[1] = ls2;
  state[2] = lt1;
  state[3] = lt2;
  state[4] = rs1;
  state[5] = rs2;
  state[6] = rt1;
  state[7] = rt2;
  return sum;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
