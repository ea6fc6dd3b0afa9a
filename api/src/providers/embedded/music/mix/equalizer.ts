import { isMono, SAMPLE_RATE, type Stereo } from '../synth/signal.ts';

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

/** Filters in place. */
export function filter(buffer: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let first = 0;
  let second = 0;
  for (let index = 0; index < buffer.length; index += 1) {
    const input = buffer[index] ?? 0;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    buffer[index] = output;
    // In silence the state fades into numbers so small that they cost many times more: it starts afresh.
    if (index % 1024 === 0 && Math.abs(first) + Math.abs(second) < 1e-15) {
      first = 0;
      second = 0;
    }
  }
}

export function filterStereo(bus: Stereo, biquads: readonly Biquad[]): void {
  const { left, right } = bus;
  const isOneSide = isMono(bus);
  for (const biquad of biquads) {
    filter(left, biquad);
    if (!isOneSide) filter(right, biquad);
  }
  if (isOneSide) right.set(left);
}
