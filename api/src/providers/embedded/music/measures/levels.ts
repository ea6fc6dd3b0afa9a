import type { Stereo } from '../synth/signal.ts';

const BLOCK_SAMPLES = 22_050;

/** The largest sample of either side, without its sign. */
export function loudestPeak({ left, right }: Stereo): number {
  let peak = 0;
  for (const side of [left, right]) for (const value of side) peak = Math.max(peak, Math.abs(value));
  return peak;
}

/** Root mean square of each half second, in decibels under full scale; the last one may be shorter. */
export function loudnessCurve({ left, right }: Stereo): number[] {
  const curve: number[] = [];
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES) {
    const to = Math.min(left.length, from + BLOCK_SAMPLES);
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      sum += ((left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2) / 2;
    }
    curve.push(10 * Math.log10(sum / (to - from) + 1e-12));
  }
  return curve;
}

export function mixToMono({ left, right }: Stereo): Float32Array {
  return left.map((value, index) => (value + (right[index] ?? 0)) / 2);
}

/** Mean of all samples: what is not sound. */
export function measureOffset({ left, right }: Stereo): number {
  let sum = 0;
  for (const side of [left, right]) for (const value of side) sum += value;
  return sum / (left.length + right.length);
}
