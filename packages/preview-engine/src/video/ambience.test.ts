import { describe, expect, it } from 'vitest';
import { readScene } from '../prompt/read-scene.ts';
import { COMPOSER_IDS } from '../prompt/scene.ts';
import { createAmbience } from './ambience.ts';

const sampleRate = 48_000;
const play = (prompt: string, seed = 'a') =>
  createAmbience(readScene(prompt), { frames: sampleRate, sampleRate, seed });

/** Mean step from sample to sample of one side, against the mean level: high for a hiss, low for a rumble. */
function brightness(samples: Float32Array): number {
  let [steps, levels] = [0, 0];
  for (let index = 2; index < samples.length; index += 2) {
    steps += Math.abs((samples[index] ?? 0) - (samples[index - 2] ?? 0));
    levels += Math.abs(samples[index] ?? 0);
  }
  return steps / levels;
}

describe('createAmbience', () => {
  it.each(COMPOSER_IDS)('is quiet, but heard, for a %s', (composer) => {
    const scene = { ...readScene('a picture'), composer };
    const samples = createAmbience(scene, { frames: sampleRate, sampleRate, seed: 'a' });
    const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    expect(samples).toHaveLength(2 * sampleRate);
    expect(loudest).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThanOrEqual(0.161);
  });

  it('comes up from silence and goes back to it, so that it does not click', () => {
    const samples = play('ocean');
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('hisses in the rain and rumbles in a dry city', () => {
    expect(brightness(play('city in the rain'))).toBeGreaterThan(3 * brightness(play('city at noon')));
  });

  it('is the same again for the same seed, and differs from side to side', () => {
    const samples = play('ocean');
    expect(play('ocean')).toEqual(samples);
    expect(play('ocean', 'b')).not.toEqual(samples);
    expect(samples[sampleRate]).not.toBe(samples[sampleRate + 1]);
  });
});
