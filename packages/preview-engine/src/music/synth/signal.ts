import { createRandom, type Random } from '../../maths/random.ts';

/** Sample rate of all sound here and of the file, in hertz. */
export const SAMPLE_RATE = 44_100;

/**
 * Long sounds are processed in blocks, by a small function that V8 compiles after its first calls. A single loop over
 * the whole sound would be compiled in the middle of its only call and fall back to slow code at its end. 350 blocks
 * make a second, 140 a window of loudness.
 */
export const BLOCK_SAMPLES = SAMPLE_RATE / 350;

export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** One note as an instrument sees it. */
export interface Tone {
  hz: number;
  /** How long it is held; what rings after that is the instrument's own. */
  seconds: number;
  /** 0..1 */
  velocity: number;
  random: Random;
}

/** Adds a note to the sound, starting at a sample. It may ring past its end, never past the buffer's. */
export type Instrument = (tone: Tone, out: Stereo, from: number) => void;

export function createStereo(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Whether both sides are the same, so that work on one of them does for both. */
export function isMono({ left, right }: Stereo): boolean {
  for (let index = 0; index < left.length; index += 1) if (left[index] !== right[index]) return false;
  return true;
}

export function samplesIn(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

const SINE_SIZE = 16_384;
const SINE_MASK = SINE_SIZE - 1;
const SINE = Float32Array.from({ length: SINE_SIZE }, (_, index) =>
  Math.sin((2 * Math.PI * index) / SINE_SIZE),
);

/** @param phase in turns, any size */
export function sine(phase: number): number {
  return SINE[(phase * SINE_SIZE) & SINE_MASK] ?? 0;
}

const NOISE_SIZE = 65_536;
const NOISE_MASK = NOISE_SIZE - 1;
const NOISE = makeNoise();

/** White noise -1..1 from a fixed table: each caller starts elsewhere. */
export function noise(index: number): number {
  return NOISE[index & NOISE_MASK] ?? 0;
}

export function noiseStart(random: Random): number {
  return random.whole(0, NOISE_MASK);
}

function makeNoise(): Float32Array {
  const random = createRandom('white noise');
  return Float32Array.from({ length: NOISE_SIZE }, () => random.between(-1, 1));
}

/**
 * A sawtooth without the worst of its aliases (PolyBLEP: a polynomial rounds the jump).
 * @param phase 0..1
 * @param step turns per sample
 */
export function saw(phase: number, step: number): number {
  const value = 2 * phase - 1;
  if (phase < step) {
    const t = phase / step;
    return value - (t + t - t * t - 1);
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return value - (t * t + t + t + 1);
  }
  return value;
}

const CURVE_REACH = 8;
const CURVE_STEPS = 512;
const CURVE = Float32Array.from({ length: 2 * CURVE_REACH * CURVE_STEPS + 2 }, (_, index) =>
  Math.tanh(index / CURVE_STEPS - CURVE_REACH),
);

/** The hyperbolic tangent, soft as a valve: from a table, wrong by less than one part in a million. */
export function saturate(value: number): number {
  if (value >= CURVE_REACH) return 1;
  if (value <= -CURVE_REACH) return -1;
  const place = (value + CURVE_REACH) * CURVE_STEPS;
  const whole = Math.floor(place) | 0;
  const low = CURVE[whole] ?? 0;
  return low + ((CURVE[whole + 1] ?? 0) - low) * (place - whole);
}

/** The largest sample in a stretch, without its sign. */
export function peakOf(sound: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(sound[index] ?? 0));
  return peak;
}

/** Equal-power gains of a place between -1 (left) and 1 (right). */
export function panGains(pan: number): { left: number; right: number } {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

/** The factor per sample that brings a level down by 60 dB in this time. */
export function decayPerSample(seconds: number): number {
  return 10 ** (-3 / Math.max(1, seconds * SAMPLE_RATE));
}
