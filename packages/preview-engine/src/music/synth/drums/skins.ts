import type { Random } from '../../../maths/random.ts';
import { decayPerSample, noise, noiseStart, SAMPLE_RATE, samplesIn, saturate, sine } from '../signal.ts';
import { StateFilter } from '../state-filter.ts';
import type { Kit } from './kits.ts';

/** A head that is struck: its pitch falls, a click or noise marks the blow. */
export function strikeKick({ kick }: Kit, random: Random): Float32Array {
  const sound = new Float32Array(samplesIn(kick.seconds * 1.1));
  const bodyFade = decayPerSample(kick.seconds);
  const sweepFade = decayPerSample(0.14);
  const clickFade = decayPerSample(0.014);
  const start = noiseStart(random);
  let level = 1;
  let sweep = kick.sweepHz;
  let click = kick.click;
  let phase = 0;
  let dull = 0;
  for (let index = 0; index < sound.length; index += 1) {
    dull += 0.35 * (noise(start + index) - dull);
    // Held for a moment before it falls: that is the punch.
    if (index > 1100) level *= bodyFade;
    sound[index] = saturate(sine(phase) * level * kick.drive) * Math.min(1, index / 30) + dull * click;
    phase += (kick.hz + sweep) / SAMPLE_RATE;
    sweep *= sweepFade;
    click *= clickFade;
  }
  return sound;
}

export function strikeTom(hz: number, seconds: number, random: Random): Float32Array {
  const sound = new Float32Array(samplesIn(seconds));
  const fade = decayPerSample(seconds);
  const start = noiseStart(random);
  let level = 1;
  let phase = 0;
  let dull = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE;
    dull += 0.2 * (noise(start + index) - dull);
    const stick = dull * 0.9 * Math.exp(-time / 0.02);
    sound[index] =
      (sine(phase) + 0.25 * sine(phase * 1.59) * Math.exp(-time / 0.06)) * level * Math.min(1, index / 40) +
      stick;
    phase += (hz * (1 + 0.35 * Math.exp(-time / 0.05))) / SAMPLE_RATE;
    level *= fade;
  }
  return sound;
}

/** Two modes of the head, and the wires under it. */
export function strikeSnare({ snare }: Kit, random: Random): Float32Array {
  const sound = new Float32Array(samplesIn(Math.max(snare.seconds, snare.noiseSeconds) * 1.1));
  const start = noiseStart(random);
  const wires = new StateFilter();
  wires.tune(snare.noiseHz, 0.6);
  const top = new StateFilter();
  top.tune(5200, 0.7);
  const fade = decayPerSample(snare.seconds);
  const wireFade = decayPerSample(snare.noiseSeconds);
  const bend = random.between(0.985, 1.015);
  let level = 0.75;
  let wire = snare.noise;
  let phase = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE;
    const white = noise(start + index);
    wires.run(white);
    top.run(white);
    const head = sine(phase) + 0.5 * sine(phase * 1.72);
    const snap = top.high * 0.7 * Math.exp(-time / 0.008);
    sound[index] =
      saturate((head * level + wires.band * wire * 1.5 + top.high * wire * 0.35 + snap) * 1.2) *
      Math.min(1, index / 18);
    phase += (snare.hz * bend * (1 + 0.5 * Math.exp(-time / 0.012))) / SAMPLE_RATE;
    level *= fade;
    wire *= wireFade;
  }
  return sound;
}

/** The stick laid over the rim: two short wooden modes. */
export function strikeRim(random: Random): Float32Array {
  const sound = new Float32Array(samplesIn(0.09));
  const start = noiseStart(random);
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE;
    const wood =
      sine(time * 1720) * Math.exp(-time / 0.009) + 0.7 * sine(time * 486) * Math.exp(-time / 0.018);
    sound[index] = (wood + noise(start + index) * 0.4 * Math.exp(-time / 0.003)) * Math.min(1, index / 12);
  }
  return sound;
}
