import { describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../../test/music/decode-mp3.ts';
import { loudestPeak } from '../../../test/music/levels.ts';
import { createStereo, samplesIn, sine, SAMPLE_RATE } from '../synth/signal.ts';
import { encodeMp3 } from './encode-mp3.ts';

function tone(seconds: number, amplitude: number) {
  const sound = createStereo(samplesIn(seconds));
  for (let index = 0; index < sound.left.length; index += 1) {
    sound.left[index] = amplitude * sine((index * 440) / SAMPLE_RATE);
  }
  return sound;
}
const nothing = (): void => undefined;

describe('encodeMp3', () => {
  it.each([0.5, 1, 2.3])('writes %f seconds of stereo that another decoder reads', async (seconds) => {
    const decoded = await decodeMp3(await encodeMp3(tone(seconds, 0.5), nothing));
    expect(decoded.sampleRate).toBe(44_100);
    expect(Math.abs(decoded.seconds - seconds)).toBeLessThan(0.1);
    expect(loudestPeak({ left: decoded.left, right: decoded.left })).toBeCloseTo(0.5, 1);
    expect(loudestPeak({ left: decoded.right, right: decoded.right })).toBeLessThan(0.01);
  });

  it('has a constant bit rate of 192 kbit/s', async () => {
    const { length } = await encodeMp3(tone(3, 0.3), nothing);
    expect((length * 8) / 3 / 1000).toBeCloseTo(192, -1);
  });

  it('remembers nothing of the track before', async () => {
    const first = await encodeMp3(tone(1, 0.5), nothing);
    await encodeMp3(tone(1, 0.9), nothing);
    expect(Buffer.compare(first, await encodeMp3(tone(1, 0.5), nothing))).toBe(0);
  });

  it('tells progress once per second, rising to 1', async () => {
    const told: number[] = [];
    await encodeMp3(tone(2.5, 0.1), (fraction) => told.push(fraction));
    expect(told).toEqual([0.4, 0.8, 1]);
  });
});
