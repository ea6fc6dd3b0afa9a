import type { Random } from '../../../random.ts';
import { noise, noiseStart, SAMPLE_RATE, samplesIn, sine } from '../signal.ts';
import { StateFilter } from '../state-filter.ts';

interface Cymbal {
  seconds: number;
  highPassHz: number;
  /** Level of the stick's ping against the wash. */
  ping: number;
  /** Seconds until the wash is full. */
  bloom: number;
}

const MODES = 28;

/** A bronze plate: many modes without harmony, and a wash of noise, highs first to go. */
export function strikeCymbal({ seconds, highPassHz, ping, bloom }: Cymbal, random: Random): Float32Array {
  const sound = new Float32Array(samplesIn(seconds));
  const start = noiseStart(random);
  const thin = new StateFilter();
  thin.tune(highPassHz, 0.7);
  const rate = 6.9 / seconds;
  // The modes are the plate's own: the same at each stroke.
  for (let mode = 0; mode < MODES; mode += 1) {
    const place = ((mode * 0.618_034) % 1) * 0.9 + mode / MODES / 10;
    const hz = 380 * 2 ** (place * 4.7);
    const level = (hz < 1200 ? 0.5 : 1) / MODES;
    const fall = rate * (0.6 + hz / 4500);
    const fade = Math.exp(-fall / SAMPLE_RATE);
    const length = Math.min(sound.length, samplesIn(8 / fall));
    let phase = (mode * 0.37) % 1;
    let loud = level;
    for (let index = 0; index < length; index += 1) {
      sound[index] = (sound[index] ?? 0) + sine(phase) * loud;
      phase += hz / SAMPLE_RATE;
      loud *= fade;
    }
  }
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE;
    const wash = noise(start + index) * (1 - Math.exp(-time / bloom)) * Math.exp(-rate * 1.15 * time) * 0.55;
    const stick = sine(time * 3240) * ping * Math.exp(-time / 0.03);
    thin.run((sound[index] ?? 0) * 1.1 + wash + stick);
    const edge = Math.min(1, index / 20) * Math.min(1, (sound.length - index) / 400);
    sound[index] = thin.high * edge;
  }
  return sound;
}

interface Burst {
  seconds: number;
  centreHz: number;
  sharpness: number;
  /** Seconds until it is full: shaken things swell. */
  attack: number;
  /** Gaps of a repeated onset, seconds: hands in a clap. */
  onsets?: readonly number[];
  /** Bright jingles on top, 0..1. */
  jingle?: number;
}

/** Filtered noise in one burst or several. */
export function burst(options: Burst, random: Random): Float32Array {
  const { seconds, centreHz, sharpness, attack, onsets = [0], jingle = 0 } = options;
  const sound = new Float32Array(samplesIn(seconds + (onsets.at(-1) ?? 0)));
  const start = noiseStart(random);
  const band = new StateFilter();
  band.tune(centreHz * random.between(0.97, 1.03), sharpness);
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE;
    let level = 0;
    for (const [place, onset] of onsets.entries()) {
      const since = time - onset;
      if (since < 0) continue;
      const isLast = place === onsets.length - 1;
      const fall = isLast ? seconds / 6.9 : 0.006;
      level = Math.max(level, Math.min(1, since / attack) * Math.exp(-Math.max(0, since - attack) / fall));
    }
    const ring = jingle * (sine(time * 7130) + sine(time * 8870) + sine(time * 10_340)) * 0.3;
    band.run(noise(start + index));
    sound[index] = (band.band + ring) * level;
  }
  return sound;
}
