import { decayPerSample, SAMPLE_RATE, samplesIn, sine, type Stereo } from '../synth/signal.ts';
import { designBiquad, filter } from './equalizer.ts';

/** Lengths of the eight lines in samples: primes, so that their echoes never fall together. */
const LINES = [1613, 1999, 2389, 2753, 3137, 3511, 3779, 4007];
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

/** How far a line moves either way: enough that no held note finds a room that rings with it. */
const MOVE_SAMPLES = 14;
/** Shorter than any line, so that a block only hears blocks before it. */
const BLOCK_SAMPLES = 64;
const MEMORY_SAMPLES = 8192;
const MEMORY_MASK = MEMORY_SAMPLES - 1;

/**
 * Adds the room that a mono send hears to the mix: a feedback delay network of eight lines, mixed by a Householder matrix
 * (Jot and Chaigne 1991), its lines slowly moved so that nothing rings. The send is used up.
 */
export function addReverb(send: Float32Array, mix: Stereo, { seconds, damping }: Room): void {
  filter(send, designBiquad('high-pass', LOW_CUT_HZ, 0.7));
  for (const length of DIFFUSERS) diffuse(send, length);
  const lines = LINES.map((length, index) => new Line(length, index, seconds, damping));
  const predelay = samplesIn(PREDELAY_SECONDS);
  const input = new Float64Array(BLOCK_SAMPLES);
  const sum = new Float64Array(BLOCK_SAMPLES);
  for (let at = 0; at < send.length; at += BLOCK_SAMPLES) {
    const count = Math.min(BLOCK_SAMPLES, send.length - at);
    for (let place = 0; place < count; place += 1) {
      input[place] = at + place < predelay ? 0 : (send[at + place - predelay] ?? 0);
      sum[place] = 0;
    }
    for (const line of lines) line.listen(at, count, sum);
    for (const line of lines) line.speak(at, count, sum, input);
    for (const line of lines) line.sound(at, count, line.isLeft ? mix.left : mix.right);
  }
}

/** One way through the room and back. */
class Line {
  readonly isLeft: boolean;
  private readonly memory = new Float32Array(MEMORY_SAMPLES);
  private readonly heard = new Float64Array(BLOCK_SAMPLES);
  private readonly length: number;
  private readonly index: number;
  private readonly gain: number;
  private readonly damping: number;
  private readonly sign: number;
  private dull = 0;

  constructor(length: number, index: number, seconds: number, damping: number) {
    this.length = length;
    this.index = index;
    this.gain = decayPerSample(seconds) ** length;
    this.damping = damping;
    this.isLeft = index % 2 === 0;
    this.sign = index % 4 < 2 ? 1 : -1;
  }

  /** Hears what comes back, duller and softer, and adds it to the sum of all lines. */
  listen(at: number, count: number, sum: Float64Array): void {
    const { memory, heard, gain, damping } = this;
    const turn = (at / SAMPLE_RATE) * (0.43 + this.index * 0.091) + this.index / LINES.length;
    const from = (at & MEMORY_MASK) + MEMORY_SAMPLES - (this.length + MOVE_SAMPLES * (1 + sine(turn)));
    const whole = Math.floor(from) | 0;
    const later = (from - whole) * (1 - damping);
    const sooner = 1 - damping - later;
    let { dull } = this;
    let one = memory[whole & MEMORY_MASK] ?? 0;
    for (let place = 0; place < count; place += 1) {
      const two = memory[(whole + place + 1) & MEMORY_MASK] ?? 0;
      dull = dull * damping + one * sooner + two * later;
      one = two;
      const kept = dull * gain;
      heard[place] = kept;
      sum[place] = (sum[place] ?? 0) + kept;
    }
    this.dull = dull;
  }

  /** Sends the new sound and the reflections of all lines on their way. */
  speak(at: number, count: number, sum: Float64Array, input: Float64Array): void {
    const { memory, heard, sign } = this;
    const share = 2 / LINES.length;
    const from = at & MEMORY_MASK;
    for (let place = 0; place < count; place += 1) {
      memory[from + place] = (input[place] ?? 0) * sign + (heard[place] ?? 0) - (sum[place] ?? 0) * share;
    }
  }

  /** Adds what it heard to its side of the mix. */
  sound(at: number, count: number, side: Float32Array): void {
    const { heard } = this;
    const level = this.sign * 0.5;
    for (let place = 0; place < count; place += 1) {
      side[at + place] = (side[at + place] ?? 0) + (heard[place] ?? 0) * level;
    }
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
