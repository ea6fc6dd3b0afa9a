import type { Random } from '../../maths/random.ts';
import type { Texture } from '../score/score.ts';
import { noise, noiseStart, SAMPLE_RATE, sine, type Stereo } from './signal.ts';
import { StateFilter } from './state-filter.ts';

/** Adds a sound that is no note, from one sample to another. */
export function playTexture(
  kind: Texture['kind'],
  out: Stereo,
  from: number,
  to: number,
  random: Random,
): void {
  switch (kind) {
    case 'vinyl':
      return playVinyl(out, from, to, random);
    case 'air':
      return playAir(out, from, to, random);
    case 'riser':
      return playRiser(out, from, to, random);
    default:
      return kind satisfies never;
  }
}

/** Hiss, and about nine small clicks a second. */
function playVinyl(out: Stereo, from: number, to: number, random: Random): void {
  const start = noiseStart(random);
  const sides = [out.left, out.right];
  for (const [side, buffer] of sides.entries()) {
    let dull = 0;
    for (let index = from; index < Math.min(to, buffer.length); index += 1) {
      dull += 0.25 * (noise(start + index * (side + 1)) - dull);
      buffer[index] = (buffer[index] ?? 0) + dull * 0.05;
    }
  }
  for (let at = from; at < to - 400; at += Math.round((SAMPLE_RATE / 9) * random.between(0.1, 2))) {
    const buffer = sides[random.whole(0, 1)] ?? out.left;
    const loud = 0.06 + 0.4 * random.next() ** 4;
    const length = random.whole(12, 60);
    for (let index = 0; index < length && at + index < buffer.length; index += 1) {
      const value = loud * Math.sin((Math.PI * index) / length) * noise(start + at + index);
      buffer[at + index] = (buffer[at + index] ?? 0) + value;
    }
  }
}

/** Wind far away: noise through a band that wanders. */
function playAir(out: Stereo, from: number, to: number, random: Random): void {
  for (const buffer of [out.left, out.right]) {
    const start = noiseStart(random);
    const drift = random.between(0.05, 0.09);
    const band = new StateFilter();
    const end = Math.min(to, buffer.length);
    for (let index = from; index < end; index += 1) {
      const time = (index - from) / SAMPLE_RATE;
      if ((index - from) % 64 === 0) band.tune(700 + 420 * sine(drift * time) + 180 * sine(0.31 * time), 1.1);
      band.run(noise(start + index));
      const edge = Math.min(1, time / 3) * Math.min(1, (end - index) / SAMPLE_RATE / 3);
      buffer[index] = (buffer[index] ?? 0) + band.band * 0.2 * edge * (0.7 + 0.3 * sine(drift * 1.7 * time));
    }
  }
}

/** The sweep before a drop. */
function playRiser(out: Stereo, from: number, to: number, random: Random): void {
  for (const buffer of [out.left, out.right]) {
    const start = noiseStart(random);
    const band = new StateFilter();
    const end = Math.min(to, buffer.length);
    for (let index = from; index < end; index += 1) {
      const done = (index - from) / (end - from);
      if ((index - from) % 64 === 0) band.tune(300 * 2 ** (done * 4.6), 1.6);
      band.run(noise(start + index));
      const edge = Math.min(1, (end - index) / 300);
      buffer[index] = (buffer[index] ?? 0) + band.band * 0.5 * done * done * edge;
    }
  }
}
