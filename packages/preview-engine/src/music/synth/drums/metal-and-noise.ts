import type { Random } from '../../../maths/random.ts';
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
  // A plate has the same modes at each stroke.
  for (let mode = 0; mode < MODES; mode += 1) {
    const place = ((mode * 0.618_034) % 1) * 0.9 + mode / MODES / 10;
    const hz = 380 * 2 ** (place * 4.7);
    const fall = rate * (0.6 + hz / 4500);
    addMode(sound.subarray(0, samplesIn(8 / fall)), {
      hz,
      phase: (mode * 0.37) % 1,
      level: ((hz < 1200 ? 0.5 : 1) / MODES) * 1.1,
      fade: Math.exp(-fall / SAMPLE_RATE),
    });
  }
  const edge = new Float32Array(sound.length).fill(1);
  for (let index = 0; index < 20; index += 1) edge[index] = index / 20;
  for (let index = 1; index <= 400; index += 1) edge[sound.length - index] = index / 400;
  const [bloomed, washFade] = [Math.exp(-1 / bloom / SAMPLE_RATE), Math.exp((-rate * 1.15) / SAMPLE_RATE)];
  const stickFade = Math.exp(-1 / 0.03 / SAMPLE_RATE);
  let closed = 1;
  let washed = 0.55;
  let stick = ping;
  for (let index = 0; index < sound.length; index += 1) {
    const wash = noise(start + index) * (1 - closed) * washed;
    thin.run((sound[index] ?? 0) + wash + sine((index * 3240) / SAMPLE_RATE) * stick);
    sound[index] = thin.high * (edge[index] ?? 1);
    closed *= bloomed;
    washed *= washFade;
    stick *= stickFade;
  }
  return sound;
}

interface Mode {
  hz: number;
  /** Turns. */
  phase: number;
  level: number;
  /** Factor per sample. */
  fade: number;
}

/** One way in which the plate swings, as a resonator. */
function addMode(sound: Float32Array, { hz, phase, level, fade }: Mode): void {
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const turned = 2 * fade * Math.cos(turn);
  const kept = fade * fade;
  let now = level * Math.sin(2 * Math.PI * phase);
  let before = (level / fade) * Math.sin(2 * Math.PI * phase - turn);
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = (sound[index] ?? 0) + now;
    const next = turned * now - kept * before;
    before = now;
    now = next;
  }
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
  for (const [place, onset] of onsets.entries()) {
    const fall = place === onsets.length - 1 ? seconds / 6.9 : 0.006;
    raise(sound.subarray(samplesIn(onset)), attack, fall);
  }
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / SAMPLE_RATE;
    const ring = jingle * (sine(time * 7130) + sine(time * 8870) + sine(time * 10_340)) * 0.3;
    band.run(noise(start + index));
    sound[index] = (band.band + ring) * (sound[index] ?? 0);
  }
  return sound;
}

/** Lifts levels to those of one onset. @param fall time constant, seconds */
function raise(levels: Float32Array, attack: number, fall: number): void {
  const fade = Math.exp(-1 / fall / SAMPLE_RATE);
  const rise = 1 / (attack * SAMPLE_RATE);
  let up = 0;
  let level = 1;
  for (let index = 0; index < levels.length; index += 1) {
    if (up < 1) up += rise;
    else level *= fade;
    levels[index] = Math.max(levels[index] ?? 0, Math.min(1, up) * level);
  }
}
