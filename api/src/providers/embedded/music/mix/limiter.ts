import { SAMPLE_RATE, samplesIn, type Stereo } from '../synth/signal.ts';

const ATTACK_SECONDS = 0.004;
const RELEASE_SECONDS = 0.09;

/** Turns peaks down before they come, in place, so that no sample goes over the ceiling. */
export function limit({ left, right }: Stereo, ceiling: number): void {
  const gains = new Float32Array(left.length);
  for (let index = 0; index < left.length; index += 1) {
    const peak = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    gains[index] = peak > ceiling ? ceiling / peak : 1;
  }
  const slope = 1 / samplesIn(ATTACK_SECONDS);
  for (let index = left.length - 2; index >= 0; index -= 1) {
    gains[index] = Math.min(gains[index] ?? 1, (gains[index + 1] ?? 1) + slope);
  }
  const recovery = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  let gain = 1;
  for (let index = 0; index < left.length; index += 1) {
    gain = Math.min(gains[index] ?? 1, gain + (1 - gain) * recovery);
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
