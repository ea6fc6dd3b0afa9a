import type { Stereo } from '../../src/music/synth/signal.ts';

const BLOCK_SAMPLES = 22_050;

/** The largest sample of either side, without its sign. */
export function loudestPeak({ left, right }: Stereo): number {
  let peak = 0;
  for (const side of [left, right]) for (const value of side) peak = Math.max(peak, Math.abs(value));
  return peak;
}

/** Points between two samples at which the curve is looked at, and samples to each side that shape it. */
const BETWEEN = [0.25, 0.5, 0.75];
const REACH = 12;
/** Only near a sample this loud can the curve rise over full scale. */
const LOUD = 0.5;

/**
 * The largest value of the curve through the samples, in decibels over full scale (dBTP; BS.1770 looks four times as
 * often, too).
 */
export function truePeakDb({ left, right }: Stereo): number {
  const places = Array.from({ length: 2 * REACH }, (_, index) => index - REACH + 1);
  const kernels = BETWEEN.map((share) =>
    places.map((place) => {
      const turn = Math.PI * (place - share);
      return (Math.sin(turn) / turn) * (0.5 + 0.5 * Math.cos(turn / (REACH + 0.5)));
    }),
  );
  let peak = loudestPeak({ left, right });
  for (const side of [left, right]) {
    for (let index = REACH; index < side.length - REACH; index += 1) {
      if (Math.abs(side[index] ?? 0) < LOUD) continue;
      for (const kernel of kernels) {
        let value = 0;
        for (const [tap, weight] of kernel.entries()) value += weight * (side[index + tap - REACH + 1] ?? 0);
        peak = Math.max(peak, Math.abs(value));
      }
    }
  }
  return 20 * Math.log10(peak);
}

/** The largest sample of the last 50 ms, in decibels under full scale. */
export function closingPeakDb({ left, right }: Stereo): number {
  return 20 * Math.log10(loudestPeak({ left: left.subarray(-2205), right: right.subarray(-2205) }) + 1e-9);
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
