import { MUSIC_GENRES, type MusicGenre } from '@aic/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { closingPeakDb, loudnessCurve, measureOffset, truePeakDb } from '../../../test/music/levels.ts';
import {
  keyStrength,
  measureMusic,
  type MusicMeasures,
  tempoStrength,
} from '../../../test/music/music-measures.ts';
import { type PlayedTrack, playJob } from '../../../test/music/play-job.ts';
import { measureLoudness } from '../mix/loudness.ts';

interface Heard extends PlayedTrack {
  measures: MusicMeasures;
}

const SECONDS = 12;
const heard = new Map<MusicGenre, Heard>();

beforeAll(async () => {
  const tracks = MUSIC_GENRES.map(async (genre) => {
    const track = await playJob({ prompt: 'a song about the sea', genre, durationSeconds: SECONDS, seed: 1 });
    heard.set(genre, { ...track, measures: measureMusic(track.mono) });
  });
  await Promise.all(tracks);
});

function hear(genre: MusicGenre): Heard {
  const found = heard.get(genre);
  if (!found) throw new Error(`Nobody played ${genre}.`);
  return found;
}

/** Each measure in steps that an ear would call a clear difference. */
function place({ measures, details }: Heard): number[] {
  return [
    Math.log2(measures.centroid) / 0.35,
    measures.lowShare / 0.12,
    Math.log10(measures.highShare + 1e-5) / 0.3,
    measures.onsetsPerSecond / 1,
    measures.percussiveness / 0.06,
    Math.log2(details.tempo) / 0.15,
  ];
}

describe('the eight genres', () => {
  const pairs = MUSIC_GENRES.flatMap((one, index) =>
    MUSIC_GENRES.slice(index + 1).map((other) => [one, other] as const),
  );

  it.each(pairs)('makes %s and %s clearly different from the same prompt and seed', (one, other) => {
    const there = place(hear(other));
    const distance = Math.hypot(...place(hear(one)).map((value, index) => value - (there[index] ?? 0)));
    expect(distance).toBeGreaterThan(1.5);
  });

  it.each(MUSIC_GENRES)(
    '[9.music.options] plays %s at the common loudness, clean and without a gap',
    (genre) => {
      const { sound } = hear(genre);
      for (const side of [sound.left, sound.right]) expect(side.every(Number.isFinite)).toBe(true);
      expect(Math.abs(measureLoudness(sound) - -14.5)).toBeLessThan(1.5);
      expect(truePeakDb(sound)).toBeLessThan(-1);
      expect(Math.abs(measureOffset(sound))).toBeLessThan(0.001);
      const curve = loudnessCurve(sound);
      expect(Math.min(...curve.slice(1, -5))).toBeGreaterThan(-45);
      expect(curve.at(-1)).toBeLessThan(-30);
    },
  );

  it.each(MUSIC_GENRES)('begins %s at nothing and lets it end in silence', (genre) => {
    const { sound } = hear(genre);
    expect(Math.abs(sound.left[0] ?? 1)).toBeLessThan(0.001);
    expect(closingPeakDb(sound)).toBeLessThan(-50);
    const curve = loudnessCurve(sound);
    expect(Math.max(...curve.slice(-2))).toBeLessThan(Math.max(...curve) - 10);
  });

  it.each(MUSIC_GENRES.filter((genre) => genre !== 'ambient'))('keeps %s in the tempo it names', (genre) => {
    const { mono, details } = hear(genre);
    const strength = tempoStrength(mono, details.tempo);
    expect(strength).toBeGreaterThan(0.75);
    // Swung triplets also repeat a little at other tempos, never as well.
    expect(strength - tempoStrength(mono, details.tempo * 1.13)).toBeGreaterThan(0.2);
  });

  it.each(MUSIC_GENRES)('keeps %s in the key it names', (genre) => {
    const { mono, details } = hear(genre);
    expect(keyStrength(mono, details.key)).toBeGreaterThan(1.5);
  });

  it('lets ambient float: nothing in it strikes', () => {
    const others = MUSIC_GENRES.filter((genre) => genre !== 'ambient');
    const { percussiveness } = hear('ambient').measures;
    for (const genre of others) expect(hear(genre).measures.percussiveness).toBeGreaterThan(percussiveness);
    expect(hear('ambient').details.instruments).not.toContain('drums');
  });
});
