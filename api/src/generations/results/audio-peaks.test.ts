import { tinyTrack } from '@aic/preview-engine/testing';
import { describe, expect, it } from 'vitest';
import { readAudioPeaks } from './audio-peaks.ts';

describe('readAudioPeaks', () => {
  it('tells the length and where it is loud and where quiet, the loudest being 1', async () => {
    const track = await tinyTrack(4, (second) => (second < 2 ? 0.2 : 0.8));
    const { duration, peaks } = await readAudioPeaks(track, 40);
    expect(duration).toBeGreaterThan(3.9);
    expect(duration).toBeLessThan(4.2);
    expect(peaks).toHaveLength(40);
    expect(Math.max(...peaks)).toBe(1);
    for (const peak of peaks.slice(2, 17)) expect(peak).toBeCloseTo(0.25, 1);
    for (const peak of peaks.slice(23, 37)) expect(peak).toBeGreaterThan(0.9);
  });

  it('has no peaks for silence', async () => {
    const { duration, peaks } = await readAudioPeaks(await tinyTrack(1, () => 0), 40);
    expect(duration).toBeGreaterThan(0.9);
    expect(peaks).toEqual([]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page of text', Buffer.from('<html>quota exceeded</html>'.repeat(4000))],
    ['zeros', Buffer.alloc(10_000)],
  ])('finds no sound in %s', async (_, bytes) => {
    const { peaks } = await readAudioPeaks(bytes, 40);
    expect(peaks).toEqual([]);
  });
});
