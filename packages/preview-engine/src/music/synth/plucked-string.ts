import type { Random } from '../../maths/random.ts';
import { BLOCK_SAMPLES, noise, noiseStart, SAMPLE_RATE, samplesIn } from './signal.ts';

interface StringSettings {
  hz: number;
  /** Held for so long, then damped. */
  seconds: number;
  velocity: number;
  /** Seconds in which the fundamental falls by 60 dB. */
  ringSeconds: number;
  /** Time constant of the damping hand, seconds. */
  releaseSeconds: number;
  /** Seconds in which what lies at 3 kHz falls by 60 dB: flesh on gut 0.1, a plectrum on steel 1. */
  brightSeconds: number;
  /** How bright the blow itself is, 0..1. */
  brightness: number;
  /** Where it is plucked, as a fraction of the string. */
  pluckPoint: number;
  random: Random;
}

/** Longest ring that is computed. */
const SECONDS_MAX = 9;
const REFERENCE_HZ = 3000;
const sound = new Float32Array(samplesIn(SECONDS_MAX));
const loop = new Float32Array(4096);

/**
 * A plucked string (Karplus and Strong 1983, tuned and damped as by Jaffe and Smith 1983): a burst of noise runs
 * round a delay line that loses its highs first.
 * @returns the mono sound; the next call overwrites it
 */
export function pluckString(settings: StringSettings): Float32Array {
  const { hz, seconds, velocity, ringSeconds, releaseSeconds, brightSeconds } = settings;
  const damping = loopDamping(hz, brightSeconds * (0.5 + 0.7 * velocity));
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const filterDelay = Math.atan2(damping * Math.sin(turn), 1 - damping * Math.cos(turn)) / turn;
  const period = SAMPLE_RATE / hz - filterDelay;
  const whole = Math.max(2, Math.floor(period - 0.2));
  const fraction = period - whole;
  const allpass = (1 - fraction) / (1 + fraction);
  excite(whole, settings);
  const gate = samplesIn(Math.min(seconds, SECONDS_MAX));
  const held = 10 ** (-3 / (hz * ringSeconds));
  const damped = Math.min(held, Math.exp(-1 / (hz * releaseSeconds)));
  const length = Math.min(sound.length, gate + samplesIn(releaseSeconds * 6), samplesIn(ringSeconds * 1.1));
  const state = new Float64Array(4);
  const release = Math.min(gate, length);
  for (let at = 0; at < release; at += BLOCK_SAMPLES) {
    vibrate(at, Math.min(release, at + BLOCK_SAMPLES), whole, damping, held, allpass, state);
  }
  for (let at = release; at < length; at += BLOCK_SAMPLES) {
    vibrate(at, Math.min(length, at + BLOCK_SAMPLES), whole, damping, damped, allpass, state);
  }
  fadeEdge(length);
  return sound.subarray(0, length);
}

/** Runs the loop for a while. @param state its place, the one-pole and the all-pass, which go on */
function vibrate(
  from: number,
  to: number,
  period: number,
  damping: number,
  kept: number,
  allpass: number,
  state: Float64Array,
): void {
  let place = Math.floor(state[0] ?? 0) | 0;
  let dull = state[1] ?? 0;
  let allpassIn = state[2] ?? 0;
  let allpassOut = state[3] ?? 0;
  for (let index = from; index < to; index += 1) {
    const value = loop[place] ?? 0;
    sound[index] = value;
    dull = dull * damping + value * (1 - damping);
    const lost = dull * kept;
    allpassOut = allpass * lost + allpassIn - allpass * allpassOut;
    allpassIn = lost;
    loop[place] = allpassOut;
    place = place + 1 === period ? 0 : place + 1;
  }
  state[0] = place;
  state[1] = dull;
  state[2] = allpassIn;
  state[3] = allpassOut;
}

/** The one-pole's coefficient with which 3 kHz falls by 60 dB in the given time, going round `hz` times a second. */
function loopDamping(hz: number, seconds: number): number {
  const gain = 10 ** (-6 / (hz * seconds));
  const cos = Math.cos((2 * Math.PI * REFERENCE_HZ) / SAMPLE_RATE);
  const one = 1 - gain;
  const other = 1 - gain * cos;
  return Math.max(0.01, Math.min(0.92, (other - Math.sqrt(other * other - one * one)) / one));
}

/** Fills the loop with noise, duller for a softer pluck, hollowed where the finger was, without DC. */
function excite(length: number, { velocity, brightness, pluckPoint, random }: StringSettings): void {
  const start = noiseStart(random);
  const open = 0.1 + 0.66 * Math.min(1, brightness * (0.35 + 0.65 * velocity));
  let dull = 0;
  let soft = 0;
  let mean = 0;
  for (let index = 0; index < length; index += 1) {
    dull += open * (noise(start + index) - dull);
    soft += open * (dull - soft);
    loop[index] = soft;
  }
  const gap = Math.max(1, Math.round(length * pluckPoint));
  for (let index = length - 1; index >= gap; index -= 1) {
    loop[index] = (loop[index] ?? 0) - 0.85 * (loop[index - gap] ?? 0);
    mean += loop[index] ?? 0;
  }
  for (let index = 0; index < gap; index += 1) mean += loop[index] ?? 0;
  mean /= length;
  let energy = 1e-9;
  for (let index = 0; index < length; index += 1) {
    const value = (loop[index] ?? 0) - mean;
    loop[index] = value;
    energy += value * value;
  }
  const gain = (0.3 * velocity) / Math.sqrt(energy / length);
  for (let index = 0; index < length; index += 1) loop[index] = (loop[index] ?? 0) * gain;
}

function fadeEdge(length: number): void {
  const edge = Math.min(length, 300);
  for (let index = 0; index < edge; index += 1) {
    const at = length - 1 - index;
    sound[at] = (sound[at] ?? 0) * (index / edge);
  }
  // The pick does not jump.
  for (let index = 0; index < Math.min(length, 24); index += 1) {
    sound[index] = (sound[index] ?? 0) * (index / 24);
  }
}
