import { BLOCK_SAMPLES, SAMPLE_RATE, samplesIn, type Stereo } from '../synth/signal.ts';
import { eachBlock, wholeSpan } from './sounding.ts';

const ATTACK_SECONDS = 0.004;
const RELEASE_SECONDS = 0.09;
const SLOPE = 1 / samplesIn(ATTACK_SECONDS);
const RECOVERY = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));

/**
 * Amplifies in place, and turns the level down ahead of peaks, so that no sample goes over the ceiling.
 * @returns whether anything had to be turned down
 */
export function limit(sound: Stereo, gain: number, ceiling: number): boolean {
  const samples = sound.left.length;
  const gains = new Float32Array(samples);
  let later = 1;
  let lowest = 1;
  for (let to = samples; to > 0; to -= BLOCK_SAMPLES) {
    later = lookAhead(sound, gain, ceiling, gains, Math.max(0, to - BLOCK_SAMPLES), to, later);
    lowest = Math.min(lowest, later);
  }
  let open = 1;
  eachBlock(wholeSpan(sound), (from, to) => {
    open = turn(sound, gain, gains, from, to, open);
  });
  return lowest < 1;
}

/**
 * How far each sample may be open for the peaks after it.
 * @param later what the sample after the block may
 * @returns what its first one may
 */
function lookAhead(
  { left, right }: Stereo,
  gain: number,
  ceiling: number,
  gains: Float32Array,
  from: number,
  to: number,
  later: number,
): number {
  let open = later;
  for (let index = to - 1; index >= from; index -= 1) {
    const peak = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0)) * gain;
    open = Math.min(peak > ceiling ? ceiling / peak : 1, open + SLOPE);
    gains[index] = open;
  }
  return open;
}

/** Opens again slowly. @returns how far the last sample is open */
function turn(
  { left, right }: Stereo,
  gain: number,
  gains: Float32Array,
  from: number,
  to: number,
  before: number,
): number {
  let open = before;
  for (let index = from; index < to; index += 1) {
    open = Math.min(gains[index] ?? 1, open * (1 - RECOVERY) + RECOVERY);
    left[index] = (left[index] ?? 0) * gain * open;
    right[index] = (right[index] ?? 0) * gain * open;
  }
  return open;
}
