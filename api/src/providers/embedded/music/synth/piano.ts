import { decayPerSample, type Instrument, noise, noiseStart, SAMPLE_RATE, samplesIn } from './signal.ts';

const PARTIALS_MAX = 18;
const PARTIAL_HZ_MAX = 8500;
/** Where the hammer meets the string: the partials that have a node there are weak. */
const STRIKE_POINT = 0.118;
/** Below this a partial is left out and a ringing one has ended. */
const INAUDIBLE = 0.0012;

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
    const tuned = { gate, fadeSeconds, from };
    // The first fall is quick, what stays rings long: two strings pulling in step, then out of step.
    ring(out.left, partialHz, amplitude * 0.72 * (1 - place), { ...tuned, fadeSeconds: fadeSeconds * 0.45 });
    ring(out.right, partialHz * apart, amplitude * 0.72 * (1 + place), {
      ...tuned,
      fadeSeconds: fadeSeconds * 0.45,
    });
    if (partial > 4) continue;
    ring(out.left, partialHz * apart, amplitude * 0.3, tuned);
    ring(out.right, partialHz, amplitude * 0.3, tuned);
  }
  knock(out.left, out.right, from, velocity, noiseStart(random));
};

interface Ringing {
  gate: number;
  fadeSeconds: number;
  from: number;
}

const RELEASE_SECONDS = 0.26;

function ring(out: Float32Array, hz: number, amplitude: number, { gate, fadeSeconds, from }: Ringing): void {
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  let fade = decayPerSample(fadeSeconds);
  let turned = 2 * fade * Math.cos(turn);
  let kept = fade * fade;
  let before = 0;
  let now = amplitude * fade * Math.sin(turn);
  const audible = Math.ceil(Math.log(INAUDIBLE / 4 / amplitude) / Math.log(fade));
  const held = Math.min(gate, audible);
  let end = Math.min(out.length, from + held);
  for (let index = from; index < end; index += 1) {
    out[index] = (out[index] ?? 0) + now;
    const next = turned * now - kept * before;
    before = now;
    now = next;
  }
  if (held < gate) return;
  // The damper falls.
  fade = decayPerSample(Math.min(fadeSeconds, RELEASE_SECONDS));
  turned = 2 * fade * Math.cos(turn);
  kept = fade * fade;
  const start = end;
  const left = Math.log(INAUDIBLE / 4 / amplitude) - held * Math.log(decayPerSample(fadeSeconds));
  end = Math.min(out.length, start + Math.max(0, Math.ceil(left / Math.log(fade))));
  for (let index = start; index < end; index += 1) {
    out[index] = (out[index] ?? 0) + now;
    const next = turned * now - kept * before;
    before = now;
    now = next;
  }
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
