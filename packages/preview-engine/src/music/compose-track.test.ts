import { beforeAll, describe, expect, it } from 'vitest';
import { loudnessCurve, truePeakDb } from '../../test/music/levels.ts';
import { playJob, type PlayedTrack } from '../../test/music/play-job.ts';
import type { MusicRequest } from './music-request.ts';

const REQUEST: MusicRequest = {
  prompt: 'solo piano, a quiet evening',
  genre: 'folk',
  durationSeconds: 10,
  seed: 7,
};

/** The longest first: the others are played beside it. */
const LENGTHS = [
  [120, REQUEST.prompt],
  [30, REQUEST.prompt],
  [10, '夕焼け !!!'],
] as const;

let one: PlayedTrack;
let same: PlayedTrack;
let other: PlayedTrack;
let lasting: PlayedTrack[];
beforeAll(async () => {
  const played = LENGTHS.map(([durationSeconds, prompt]) => playJob({ ...REQUEST, prompt, durationSeconds }));
  [one, same, other] = await Promise.all([
    playJob(REQUEST),
    playJob(REQUEST),
    playJob({ ...REQUEST, seed: 8 }),
  ]);
  lasting = await Promise.all(played);
});

describe('composeTrack', () => {
  it('gives the same bytes for the same request', () => {
    expect(Buffer.compare(same.mp3, one.mp3)).toBe(0);
  });

  it('says nothing in the file of what was asked for', () => {
    for (const encoding of ['utf8', 'utf16le'] as const) {
      expect(Buffer.from(one.mp3).includes(REQUEST.prompt, 0, encoding)).toBe(false);
    }
  });

  it('gives another piece for another seed', () => {
    expect(Buffer.compare(other.mp3, one.mp3)).not.toBe(0);
  });

  it.each(LENGTHS.map(([seconds], index) => [seconds, index] as const))(
    '[9.music.options] lasts the %i seconds that were asked, in stereo at 44.1 kHz',
    (durationSeconds, index) => {
      const track = lasting[index];
      if (!track) throw new Error('It was not played.');
      const { seconds, sampleRate, sound } = track;
      expect(Math.abs(seconds - durationSeconds)).toBeLessThan(0.1);
      expect(sampleRate).toBe(44_100);
      expect(sound.left.some((value, at) => Math.abs(value - (sound.right[at] ?? 0)) > 0.01)).toBe(true);
      expect(truePeakDb(sound)).toBeLessThan(-1);
      const curve = loudnessCurve(sound);
      expect(Math.min(...curve.slice(1, -6))).toBeGreaterThan(-50);
      expect(curve.at(-1)).toBeLessThan(-35);
    },
  );
});
