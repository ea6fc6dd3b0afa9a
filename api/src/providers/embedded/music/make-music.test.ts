import { describe, expect, it } from 'vitest';
import { type ComposeJob, makeMusic, performMusic } from './make-music.ts';
import { decodeMp3 } from './measures/decode-mp3.ts';
import { loudestPeak, loudnessCurve } from './measures/levels.ts';

const JOB: ComposeJob = {
  prompt: 'a quiet evening by the lake',
  genre: 'folk',
  durationSeconds: 10,
  seed: 7,
};
const SILENT = (): void => undefined;

describe('makeMusic', () => {
  it('gives the same bytes for the same job, and others for another seed', async () => {
    const { mp3 } = await makeMusic(JOB, SILENT);
    expect(Buffer.compare((await makeMusic(JOB, SILENT)).mp3, mp3)).toBe(0);
    expect(Buffer.compare((await makeMusic({ ...JOB, seed: 8 }, SILENT)).mp3, mp3)).not.toBe(0);
  });

  it.each([
    [10, 'hip-hop'],
    [30, 'jazz'],
    [120, 'ambient'],
  ] as const)(
    '[9.music.options] lasts the %i seconds that were asked, in stereo at 44.1 kHz',
    async (durationSeconds, genre) => {
      const { mp3 } = await makeMusic({ ...JOB, genre, durationSeconds }, SILENT);
      const { seconds, sampleRate, left, right } = await decodeMp3(mp3);
      expect(Math.abs(seconds - durationSeconds)).toBeLessThan(0.1);
      expect(sampleRate).toBe(44_100);
      expect(left.some((value, index) => Math.abs(value - (right[index] ?? 0)) > 0.01)).toBe(true);
      expect(loudestPeak({ left, right })).toBeLessThan(1);
      const curve = loudnessCurve({ left, right });
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

  it('labels the file: its title, and that no AI model made it', async () => {
    const prompt = `Ein Lied über das Meer, 夕焼け, ${'sehr '.repeat(20)}lang`;
    const { mp3 } = await makeMusic({ ...JOB, prompt }, SILENT);
    const tag =
      Buffer.from(mp3.subarray(0, 600)).toString('utf16le') +
      Buffer.from(mp3.subarray(1, 600)).toString('utf16le');
    expect(tag).toContain(Array.from(prompt).slice(0, 60).join(''));
    expect(tag).not.toContain(Array.from(prompt).slice(0, 61).join(''));
    expect(tag).toContain('Made by the preview engine: procedural, not an AI model');
  });

  it.each(['', '!!!', '夕焼け', 'x'.repeat(4000)])('makes music of any words: "%.12s"', (prompt) => {
    const { details } = performMusic({ ...JOB, prompt, genre: null }, SILENT);
    expect(details.genre).toBe('pop');
  });
});
