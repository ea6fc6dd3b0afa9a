import { describe, expect, it } from 'vitest';
import { loudestPeak } from '../../../test/music/levels.ts';
import { createStereo, SAMPLE_RATE, samplesIn, sine, type Stereo } from '../synth/signal.ts';
import { duckEnvelope } from './duck.ts';
import { designBiquad, filterMono } from './equalizer.ts';
import { limit } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import { master } from './master.ts';
import { addReverb } from './reverb.ts';

function tone(hz: number, amplitude: number, seconds = 2): Stereo {
  const sound = createStereo(samplesIn(seconds));
  for (let index = 0; index < sound.left.length; index += 1) {
    sound.left[index] = amplitude * sine((index * hz) / SAMPLE_RATE);
  }
  sound.right.set(sound.left);
  return sound;
}

describe('measureLoudness', () => {
  it('gives a full-scale stereo sine at 997 Hz 0 LUFS, as BS.1770 does', () => {
    expect(Math.abs(measureLoudness(tone(997, 1)))).toBeLessThan(0.4);
  });

  it('falls by 20 for a tenth of the amplitude, and ignores the silence around it', () => {
    const loud = measureLoudness(tone(997, 1));
    expect(loud - measureLoudness(tone(997, 0.1))).toBeCloseTo(20, 1);
    const late = createStereo(samplesIn(10));
    late.left.set(tone(997, 1).left, samplesIn(4));
    late.right.set(late.left);
    expect(Math.abs(measureLoudness(late) - loud)).toBeLessThan(0.5);
  });

  it('has no loudness for silence', () => {
    expect(measureLoudness(createStereo(samplesIn(1)))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('limit', () => {
  it('lets nothing over the ceiling and leaves what is under it alone', () => {
    const sound = tone(200, 0.4);
    const at = samplesIn(1);
    sound.left[at] = 3;
    const quiet = sound.left[samplesIn(0.5)];
    limit(sound, 1, 0.8);
    expect(loudestPeak(sound)).toBeLessThanOrEqual(0.8001);
    expect(sound.left[samplesIn(0.5)]).toBe(quiet);
  });
});

describe('master', () => {
  it.each([0.01, 0.2, 5])(
    'brings a mix of amplitude %f to the same loudness, without clipping',
    (amplitude) => {
      const sound = tone(440, amplitude, 4);
      master(sound, { brightness: 0, fadeOutSeconds: 0.2 });
      expect(Math.abs(measureLoudness(sound) - -14.5)).toBeLessThan(1);
      expect(loudestPeak(sound)).toBeLessThan(0.8);
      expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(0.001);
    },
  );

  it('leaves silence silent', () => {
    const silence = createStereo(samplesIn(1));
    master(silence, { brightness: 0, fadeOutSeconds: 0.2 });
    expect(loudestPeak(silence)).toBe(0);
  });
});

describe('addReverb', () => {
  it('dies away by 60 dB in the time it is given, and is wide', () => {
    const send = new Float32Array(samplesIn(4));
    send[0] = 1;
    const mix = createStereo(send.length);
    addReverb(send, mix, { seconds: 2, damping: 0.2 });
    const energy = (from: number): number =>
      mix.left
        .subarray(samplesIn(from), samplesIn(from + 0.2))
        .reduce((sum, value) => sum + value * value, 0);
    const fall = 10 * Math.log10(energy(0.2) / energy(2.2));
    expect(fall).toBeGreaterThan(50);
    expect(fall).toBeLessThan(110);
    expect(mix.left.some((value, index) => Math.abs(value - (mix.right[index] ?? 0)) > 0.001)).toBe(true);
  });
});

describe('designBiquad', () => {
  it.each([
    ['low-pass', 8000, 100],
    ['high-pass', 100, 8000],
  ] as const)('makes a %s that stops one side and keeps the other', (kind, stopped, kept) => {
    const level = (hz: number): number => {
      const { left } = tone(hz, 1, 0.5);
      filterMono(left, [designBiquad(kind, 1000, 0.7)]);
      return left.subarray(samplesIn(0.2)).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    };
    expect(level(kept)).toBeGreaterThan(0.95);
    expect(level(stopped)).toBeLessThan(0.05);
  });
});

describe('duckEnvelope', () => {
  it('is down at the kick and back before the next', () => {
    const envelope = duckEnvelope([0.5], samplesIn(1), 0.3);
    expect(envelope[samplesIn(0.5)]).toBeCloseTo(1, 1);
    expect(envelope[samplesIn(0.4)]).toBe(0);
    expect(envelope[samplesIn(0.85)]).toBe(0);
  });
});
