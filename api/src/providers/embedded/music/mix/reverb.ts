import { decayPerSample, SAMPLE_RATE, samplesIn, sine, type Stereo } from '../synth/signal.ts';
import { designBiquad, filter } from './equalizer.ts';

/** Lengths of the eight lines in samples: primes, so that their echoes never fall together. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];
const DIFFUSERS = [142, 107, 379, 277];
const DIFFUSION = 0.62;
const PREDELAY_SECONDS = 0.018;
/** Below this a room only muddies. */
const LOW_CUT_HZ = 170;

interface Room {
  /** Time to fall by 60 dB. */
  seconds: number;
  /** Share of the highs that each round loses, 0..1. */
  damping: number;
}

/**
 * Adds the room that a mono send hears to the mix: a feedback delay network of eight lines, mixed by a Householder matrix
 * (Jot and Chaigne 1991), its lines slowly moved so that nothing rings. The send is used up.
 */
export function addReverb(send: Float32Array, mix: Stereo, { seconds, damping }: Room): void {
  filter(send, designBiquad('high-pass', LOW_CUT_HZ, 0.7));
  for (const length of DIFFUSERS) diffuse(send, length);
  const count = LINES.length;
  const size = 4096;
  const memory = new Float32Array(count * size);
  const gains = Float64Array.from(LINES, (length) => decayPerSample(seconds) ** length);
  const dull = new Float64Array(count);
  const heard = new Float64Array(count);
  const shifts = new Float64Array(count);
  const predelay = samplesIn(PREDELAY_SECONDS);
  for (let index = 0; index < send.length; index += 1) {
    if (index % 64 === 0) {
      for (let line = 0; line < count; line += 1) {
        shifts[line] =
          (LINES[line] ?? 0) + 7 + 6 * sine((index / SAMPLE_RATE) * (0.31 + line * 0.067) + line / count);
      }
    }
    const input = index < predelay ? 0 : (send[index - predelay] ?? 0);
    let sum = 0;
    for (let line = 0; line < count; line += 1) {
      const place = index - (shifts[line] ?? 0) + size * 4096;
      const whole = Math.floor(place);
      const base = line * size;
      const one = memory[base + (whole & (size - 1))] ?? 0;
      const two = memory[base + ((whole + 1) & (size - 1))] ?? 0;
      const value = one + (two - one) * (place - whole);
      const soft = (dull[line] ?? 0) * damping + value * (1 - damping);
      dull[line] = soft;
      const kept = soft * (gains[line] ?? 0);
      heard[line] = kept;
      sum += kept;
    }
    const reflected = (2 / count) * sum;
    let left = 0;
    let right = 0;
    for (let line = 0; line < count; line += 1) {
      const kept = heard[line] ?? 0;
      const sign = line % 4 < 2 ? 1 : -1;
      memory[line * size + (index & (size - 1))] = input * sign + kept - reflected;
      if (line % 2 === 0) left += kept * sign;
      else right += kept * sign;
    }
    mix.left[index] = (mix.left[index] ?? 0) + left * 0.5;
    mix.right[index] = (mix.right[index] ?? 0) + right * 0.5;
  }
}

/** A Schroeder all-pass: smears a click into a cloud and leaves the spectrum alone. */
function diffuse(buffer: Float32Array, length: number): void {
  const line = new Float32Array(length);
  let place = 0;
  for (let index = 0; index < buffer.length; index += 1) {
    const delayed = line[place] ?? 0;
    const input = (buffer[index] ?? 0) + delayed * DIFFUSION;
    buffer[index] = delayed - input * DIFFUSION;
    line[place] = input;
    place = place + 1 === length ? 0 : place + 1;
  }
}
