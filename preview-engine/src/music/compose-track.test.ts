import { describe, expect, it } from 'vitest';
import type { MusicRequest } from './music-request.ts';
import { loudnessCurve, truePeakDb } from '../../test/music/levels.ts';
import { playJob } from '../../test/music/play-job.ts';

const JOB: MusicRequest = {
  prompt: 'solo piano, a quiet evening',
  genre: 'folk',
  durationSeconds: 10,
  seed: 7,
};

describe('composeTrack', () => {
  it('gives the same bytes for the same job, and others for another seed', async () => {
    const [one, same, other] = await Promise.all([playJob(JOB), playJob(JOB), playJob({ ...JOB, seed: 8 })]);
    expect(Buffer.compare(same.mp3, one.mp3)).toBe(0);
    expect(Buffer.compare(other.mp3, one.mp3)).not.toBe(0);
  });

  it.each([
    [10, '夕焼け !!!'],
    [30, JOB.prompt],
    [120, JOB.prompt],
  ] as const)(
    '[9.music.options] lasts the %i seconds that were asked, in stereo at 44.1 kHz',
    async (durationSeconds, prompt) => {
      const { seconds, sampleRate, sound } = await playJob({ ...JOB, prompt, durationSeconds });
      expect(Math.abs(seconds - durationSeconds)).toBeLessThan(0.1);
      expect(sampleRate).toBe(44_100);
      expect(sound.left.some((value, index) => Math.abs(value - (sound.right[index] ?? 0)) > 0.01)).toBe(
        true,
      );
      expect(truePeakDb(sound)).toBeLessThan(-1);
      const curve = loudnessCurve(sound);
      expect(Math.min(...curve.slice(1, -6))).toBeGreaterThan(-50);
      expect(curve.at(-1)).toBeLessThan(-35);
    },
  );
});
