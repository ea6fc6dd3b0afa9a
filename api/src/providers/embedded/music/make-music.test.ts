import { describe, expect, it } from 'vitest';
import { type ComposeJob, makeMusic } from './make-music.ts';
import { loudestPeak, loudnessCurve } from './measures/levels.ts';
import { playJob } from './measures/play-job.ts';

const JOB: ComposeJob = {
  prompt: 'solo piano, a quiet evening',
  genre: 'folk',
  durationSeconds: 10,
  seed: 7,
};

describe('makeMusic', () => {
  it('gives the same bytes for the same job, and others for another seed', async () => {
    const [one, same, other] = await Promise.all([playJob(JOB), playJob(JOB), playJob({ ...JOB, seed: 8 })]);
    expect(Buffer.compare(same.mp3, one.mp3)).toBe(0);
    expect(Buffer.compare(other.mp3, one.mp3)).not.toBe(0);
  });

  it.each([
    [10, 'hip-hop'],
    [30, 'classical'],
    [120, 'folk'],
  ] as const)(
    '[9.music.options] lasts the %i seconds that were asked, in stereo at 44.1 kHz',
    async (durationSeconds, genre) => {
      const { seconds, sampleRate, sound } = await playJob({ ...JOB, genre, durationSeconds });
      expect(Math.abs(seconds - durationSeconds)).toBeLessThan(0.1);
      expect(sampleRate).toBe(44_100);
      expect(sound.left.some((value, index) => Math.abs(value - (sound.right[index] ?? 0)) > 0.01)).toBe(
        true,
      );
      expect(loudestPeak(sound)).toBeLessThan(1);
      const curve = loudnessCurve(sound);
      expect(Math.min(...curve.slice(1, -6))).toBeGreaterThan(-50);
      expect(curve.at(-1)).toBeLessThan(-35);
    },
  );

  it('tells progress that rises to 1', async () => {
    const told: number[] = [];
    await makeMusic(JOB, (fraction) => told.push(fraction));
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.length).toBeGreaterThan(10);
    expect(told[0]).toBeLessThan(0.3);
    expect(told.at(-1)).toBe(1);
  });

  it('makes music of words it does not know', async () => {
    const { details, sound } = await playJob({ ...JOB, prompt: '夕焼け !!!', genre: null });
    expect(details.genre).toBe('pop');
    expect(Math.max(...loudnessCurve(sound))).toBeGreaterThan(-25);
  });
});
