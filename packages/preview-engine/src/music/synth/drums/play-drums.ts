import { createRandom, type Random } from '../../../maths/random.ts';
import type { DrumId, Hit } from '../../score/score.ts';
import { BLOCK_SAMPLES, panGains, peakOf, samplesIn, type Stereo } from '../signal.ts';
import { DRUM_PANS, type Kit } from './kits.ts';
import { burst, strikeCymbal } from './metal-and-noise.ts';
import { strikeKick, strikeRim, strikeSnare, strikeTom } from './skins.ts';

/** Different takes of each drum, so that no two strokes in a row are the same; a long wash is the same to the ear. */
const TAKES = 3;
const WASHES: ReadonlySet<DrumId> = new Set(['ride', 'crash']);
/** Seconds in which a closing hi-hat stops the open one. */
const CHOKE_SECONDS = 0.012;

/** Plays all hits, whose times are seconds, into the sound. */
export function playDrums(kit: Kit, hits: readonly Hit[], out: Stereo, seed: string): void {
  const recorded = new Map<DrumId, Float32Array[]>();
  const random = createRandom(seed);
  const takesOf = (drum: DrumId): Float32Array[] => {
    const known = recorded.get(drum);
    if (known) return known;
    const takes = Array.from({ length: WASHES.has(drum) ? 1 : TAKES }, () =>
      level(strike(drum, kit, random), kit, drum),
    );
    recorded.set(drum, takes);
    return takes;
  };
  const hats = hits.filter(({ drum }) => drum.endsWith('-hat')).map(({ at }) => at);
  let turn = 0;
  for (const hit of hits) {
    const takes = takesOf(hit.drum);
    turn += 1;
    const sound = takes[turn % takes.length];
    const closing = hit.drum === 'open-hat' ? hats.find((at) => at > hit.at + 0.02) : undefined;
    const stop = closing === undefined ? Number.POSITIVE_INFINITY : samplesIn(closing - hit.at);
    if (sound) add(sound, hit, out, stop);
  }
}

function strike(drum: DrumId, kit: Kit, random: Random): Float32Array {
  const { hat, tom, cymbalSeconds } = kit;
  switch (drum) {
    case 'kick':
      return strikeKick(kit, random);
    case 'snare':
      return strikeSnare(kit, random);
    case 'rim':
      return strikeRim(random);
    case 'clap':
      return burst(
        { seconds: 0.32, centreHz: 1350, sharpness: 1.1, attack: 0.001, onsets: [0, 0.011, 0.021, 0.031] },
        random,
      );
    case 'closed-hat':
      return strikeCymbal(
        { seconds: hat.seconds, highPassHz: hat.highPassHz, ping: 0.05, bloom: 0.0006 },
        random,
      );
    case 'open-hat':
      return strikeCymbal(
        { seconds: hat.openSeconds, highPassHz: hat.highPassHz, ping: 0.05, bloom: 0.001 },
        random,
      );
    case 'pedal-hat':
      return strikeCymbal(
        { seconds: hat.seconds * 0.8, highPassHz: hat.highPassHz * 0.7, ping: 0, bloom: 0.003 },
        random,
      );
    case 'low-tom':
      return strikeTom(tom.low, tom.seconds, random);
    case 'high-tom':
      return strikeTom(tom.high, tom.seconds, random);
    case 'ride':
      return strikeCymbal(
        { seconds: cymbalSeconds * 0.6, highPassHz: 2600, ping: 0.55, bloom: 0.01 },
        random,
      );
    case 'crash':
      return strikeCymbal({ seconds: cymbalSeconds, highPassHz: 2200, ping: 0.1, bloom: 0.012 }, random);
    case 'shaker':
      return burst({ seconds: 0.11, centreHz: 6200, sharpness: 1.4, attack: 0.016 }, random);
    case 'tambourine':
      return burst({ seconds: 0.2, centreHz: 8200, sharpness: 1.2, attack: 0.003, jingle: 0.5 }, random);
    case 'brush-tap':
      return burst({ seconds: 0.22, centreHz: 2700, sharpness: 0.6, attack: 0.004 }, random);
    case 'brush-sweep':
      return burst({ seconds: 0.55, centreHz: 2300, sharpness: 0.7, attack: 0.19 }, random);
    default:
      return drum satisfies never;
  }
}

/** Brings a drum to its level in the kit, by its peak, and removes the highs that the kit does not have. */
function level(sound: Float32Array, kit: Kit, drum: DrumId): Float32Array {
  soften(sound, 1 - kit.dull * 0.8);
  const gain = kit.levels[drum] / Math.max(1e-6, peakOf(sound, 0, sound.length));
  for (let index = 0; index < sound.length; index += 1) sound[index] = (sound[index] ?? 0) * gain;
  return sound;
}

function soften(sound: Float32Array, open: number): void {
  let dull = 0;
  for (let index = 0; index < sound.length; index += 1) {
    dull = dull * (1 - open) + (sound[index] ?? 0) * open;
    sound[index] = dull;
  }
}

const CHOKE_SAMPLES = samplesIn(CHOKE_SECONDS);

function add(sound: Float32Array, { at, drum, velocity }: Hit, { left, right }: Stereo, stop: number): void {
  const from = Math.max(0, samplesIn(at));
  const length = Math.min(sound.length, left.length - from, stop + CHOKE_SAMPLES);
  const pan = panGains(DRUM_PANS[drum]);
  // Softer strokes are duller, too.
  const open = Math.min(1, 0.35 + 0.75 * velocity);
  const stroke = {
    left,
    right,
    gainLeft: pan.left * velocity,
    gainRight: pan.right * velocity,
    open,
    at: from,
    stop,
  };
  let heard = 0;
  for (let place = 0; place < length; place += BLOCK_SAMPLES) {
    heard = addStroke(sound, place, Math.min(length, place + BLOCK_SAMPLES), stroke, heard);
  }
}

interface Stroke {
  left: Float32Array;
  right: Float32Array;
  gainLeft: number;
  gainRight: number;
  /** Share of the highs that are heard, 0..1. */
  open: number;
  /** The sample of its blow, and how many later a hand stops it. */
  at: number;
  stop: number;
}

/** Adds a stretch of a stroke. @returns what was heard last, for the next stretch */
function addStroke(
  sound: Float32Array,
  from: number,
  to: number,
  { left, right, gainLeft, gainRight, open, at, stop }: Stroke,
  before: number,
): number {
  let heard = before;
  for (let index = from; index < to; index += 1) {
    heard = heard * (1 - open) + (sound[index] ?? 0) * open;
    const value = heard * Math.min(1, 1 - (index - stop) / CHOKE_SAMPLES);
    left[at + index] = (left[at + index] ?? 0) + value * gainLeft;
    right[at + index] = (right[at + index] ?? 0) + value * gainRight;
  }
  return heard;
}
