import { designBiquad } from './equalizer.ts';
import { isMono, samplesIn, type Stereo } from '../synth/signal.ts';

/** The head's shelf and the low cut of ITU-R BS.1770, whose coefficients these come close to at 44.1 kHz. */
const SHELF = designBiquad('high-shelf', 1682, 0.7, 4);
const LOW_CUT = designBiquad('high-pass', 38, 0.5);
const BLOCK_SECONDS = 0.4;
/** Blocks this far under the mean do not count: a part is as loud as it is where it plays. */
const GATE_DB = -10;
const SILENCE = 1e-9;
/** A filter that fades into numbers this small becomes many times slower: in silence it starts afresh. */
const DENORMAL_GUARD = 1e-20;

/**
 * Loudness in LUFS, gated: what is heard, not what is averaged with silence.
 * @returns -Infinity for silence
 */
export function measureLoudness(sound: Stereo): number {
  const { left, right } = sound;
  const size = samplesIn(BLOCK_SECONDS);
  const blocks = new Float64Array(Math.ceil(left.length / size));
  const sides = isMono(sound) ? [left] : [left, right];
  for (const side of sides) addEnergy(side, blocks, size);
  const heard = [...blocks].filter((energy) => energy > SILENCE);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = mean(heard) * 10 ** (GATE_DB / 10);
  const loud = mean(heard.filter((energy) => energy > gate));
  return -0.691 + 10 * Math.log10((loud * 2) / sides.length);
}

function addEnergy(buffer: Float32Array, blocks: Float64Array, size: number): void {
  const one = { ...SHELF };
  const two = { ...LOW_CUT };
  let s1 = 0;
  let s2 = 0;
  let t1 = 0;
  let t2 = 0;
  for (let block = 0; block < blocks.length; block += 1) {
    const end = Math.min(buffer.length, (block + 1) * size);
    let sum = 0;
    for (let index = block * size; index < end; index += 1) {
      const input = buffer[index] ?? 0;
      const shelved = one.b0 * input + s1;
      s1 = one.b1 * input - one.a1 * shelved + s2;
      s2 = one.b2 * input - one.a2 * shelved;
      const heard = two.b0 * shelved + t1;
      t1 = two.b1 * shelved - two.a1 * heard + t2;
      t2 = two.b2 * shelved - two.a2 * heard;
      sum += heard * heard;
    }
    blocks[block] = (blocks[block] ?? 0) + sum / size;
    if (sum > DENORMAL_GUARD) continue;
    s1 = 0;
    s2 = 0;
    t1 = 0;
    t2 = 0;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
