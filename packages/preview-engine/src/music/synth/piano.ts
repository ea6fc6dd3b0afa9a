import {
  BLOCK_SAMPLES,
  decayPerSample,
  type Instrument,
  noise,
  noiseStart,
  SAMPLE_RATE,
  samplesIn,
  type Stereo,
} from './signal.ts';

const PARTIALS_MAX = 16;
const PARTIAL_HZ_MAX = 7500;
/** Where the hammer meets the string: the partials that have a node there are weak. */
const STRIKE_POINT = 0.118;
/** A partial below this level is left out, and one that rings has ended. */
const INAUDIBLE = 0.002;

/**
 * Struck strings, partial by partial: each is a damped resonator, stretched by the string's stiffness, and two strings,
 * a hair apart, ring left and right. A harder blow is brighter.
 */
export const playPiano: Instrument = ({ hz, seconds, velocity, random }, out, from) => {
  const stiffness = 0.00016 * (hz / 220) ** 1.4;
  const count = Math.min(PARTIALS_MAX, Math.floor(PARTIAL_HZ_MAX / hz));
  const ringSeconds = Math.min(14, 8 * (130 / hz) ** 0.6);
  const slope = 2.1 - 0.95 * velocity;
  const gate = samplesIn(seconds);
  const apart = 1.00012 + random.between(0, 0.00018);
  const place = Math.max(-0.5, Math.min(0.5, Math.log2(hz / 330) * 0.16));
  for (let partial = 1; partial <= Math.max(1, count); partial += 1) {
    const strength = Math.abs(Math.sin(Math.PI * partial * STRIKE_POINT)) / partial ** (slope - 0.55);
    const amplitude = 0.5 * velocity * strength;
    if (amplitude < INAUDIBLE) continue;
    const partialHz = hz * partial * Math.sqrt(1 + stiffness * partial * partial);
    const fadeSeconds = ringSeconds / (1 + 0.34 * (partial - 1));
    const turnings = [partialHz, partialHz * apart].map((each) => (2 * Math.PI * each) / SAMPLE_RATE);
    const [one = 0, other = 0] = turnings;
    // The sound falls quickly at first and slowly later, as two strings do that swing in step, then out of step.
    const quick = { from, gate, fadeSeconds: fadeSeconds * 0.45, amplitude: amplitude * 0.72 };
    ring(out, quick, [one, 1 - place], [other, 1 + place]);
    if (partial <= 3) ring(out, { ...quick, fadeSeconds, amplitude: amplitude * 0.3 }, [other, 1], [one, 1]);
  }
  knock(out.left, out.right, from, velocity, noiseStart(random));
};

interface Ringing {
  from: number;
  /** Samples until the damper falls. */
  gate: number;
  /** Seconds to fall by 60 dB. */
  fadeSeconds: number;
  amplitude: number;
}

/** A side's string: radians per sample, and its share of the amplitude. */
type StringSide = readonly [turn: number, share: number];

const RELEASE_SECONDS = 0.26;

/** Held, then damped. */
function ring(
  out: Stereo,
  { from, gate, fadeSeconds, amplitude }: Ringing,
  left: StringSide,
  right: StringSide,
): void {
  const open = decayPerSample(fadeSeconds);
  const damped = decayPerSample(Math.min(fadeSeconds, RELEASE_SECONDS));
  const audible = Math.ceil(Math.log(INAUDIBLE / 4 / amplitude) / Math.log(open));
  const held = Math.min(gate, audible);
  const remaining = amplitude * Math.exp(held * Math.log(open));
  const rest = held < gate ? 0 : Math.ceil(Math.log(INAUDIBLE / 4 / remaining) / Math.log(damped));
  const release = Math.min(out.left.length, from + held);
  const end = Math.min(out.left.length, release + Math.max(0, rest));
  const turned = Float64Array.of(2 * Math.cos(left[0]), 2 * Math.cos(right[0]));
  const state = Float64Array.of(
    amplitude * left[1] * open * Math.sin(left[0]),
    amplitude * right[1] * open * Math.sin(right[0]),
    0,
    0,
  );
  for (let at = from; at < release; at += BLOCK_SAMPLES) {
    swing(out, at, Math.min(release, at + BLOCK_SAMPLES), open, turned, state);
  }
  for (let at = release; at < end; at += BLOCK_SAMPLES) {
    swing(out, at, Math.min(end, at + BLOCK_SAMPLES), damped, turned, state);
  }
}

/** Adds two resonators that fade, one on each side. @param state their present and past samples, which go on */
function swing(
  { left, right }: Stereo,
  from: number,
  to: number,
  fade: number,
  turned: Float64Array,
  state: Float64Array,
): void {
  const kept = fade * fade;
  const turnedLeft = fade * (turned[0] ?? 0);
  const turnedRight = fade * (turned[1] ?? 0);
  let nowLeft = state[0] ?? 0;
  let nowRight = state[1] ?? 0;
  let beforeLeft = state[2] ?? 0;
  let beforeRight = state[3] ?? 0;
  for (let index = from; index < to; index += 1) {
    left[index] = (left[index] ?? 0) + nowLeft;
    right[index] = (right[index] ?? 0) + nowRight;
    const nextLeft = turnedLeft * nowLeft - kept * beforeLeft;
    const nextRight = turnedRight * nowRight - kept * beforeRight;
    beforeLeft = nowLeft;
    beforeRight = nowRight;
    nowLeft = nextLeft;
    nowRight = nextRight;
  }
  state[0] = nowLeft;
  state[1] = nowRight;
  state[2] = beforeLeft;
  state[3] = beforeRight;
}

/** Felt and wood: a short dull noise under the attack. */
function knock(left: Float32Array, right: Float32Array, from: number, velocity: number, start: number): void {
  const length = Math.min(left.length - from, samplesIn(0.05));
  const fade = decayPerSample(0.045);
  let level = 0.12 * velocity * velocity;
  let dull = 0;
  for (let index = 0; index < length; index += 1) {
    dull += 0.07 * (noise(start + index) - dull);
    const value = dull * level * Math.min(1, index / 40);
    left[from + index] = (left[from + index] ?? 0) + value;
    right[from + index] = (right[from + index] ?? 0) + value;
    level *= fade;
  }
}
