import { beforeAll, describe, expect, it } from 'vitest';
import { MUSIC_GENRES, type MusicGenre } from '../../../../contract/index.ts';
import { performMusic, type TrackDetails } from '../make-music.ts';
import { loudestPeak, loudnessCurve, measureOffset, mixToMono } from '../measures/levels.ts';
import {
  measureChroma,
  measureMusic,
  type MusicMeasures,
  tempoStrength,
} from '../measures/music-measures.ts';
import { measureLoudness } from '../mix/loudness.ts';
import type { Stereo } from '../synth/signal.ts';

interface Heard {
  sound: Stereo;
  mono: Float32Array;
  details: TrackDetails;
  measures: MusicMeasures;
}

const SECONDS = 16;
const heard = new Map<MusicGenre, Heard>();

beforeAll(() => {
  for (const genre of MUSIC_GENRES) {
    const job = { prompt: 'a song about the sea', genre, durationSeconds: SECONDS, seed: 1 };
    const { sound, details } = performMusic(job, () => undefined);
    const mono = mixToMono(sound);
    heard.set(genre, { sound, mono, details, measures: measureMusic(mono) });
  }
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
      expect(sound.left).toHaveLength(SECONDS * 44_100);
      expect(Math.abs(measureLoudness(sound) - -14.5)).toBeLessThan(1.5);
      expect(loudestPeak(sound)).toBeLessThan(0.9);
      expect(Math.abs(measureOffset(sound))).toBeLessThan(0.001);
      const curve = loudnessCurve(sound);
      expect(Math.min(...curve.slice(1, -5))).toBeGreaterThan(-45);
      expect(curve.at(-1)).toBeLessThan(-30);
    },
  );

  it.each(MUSIC_GENRES.filter((genre) => genre !== 'ambient'))('keeps %s in the tempo it names', (genre) => {
    const { mono, details } = hear(genre);
    expect(tempoStrength(mono, details.tempo)).toBeGreaterThan(0.7);
    expect(tempoStrength(mono, details.tempo * 1.13)).toBeLessThan(0.5);
  });

  it.each(MUSIC_GENRES)('has the tonic of the key it names among the strongest notes of %s', (genre) => {
    const { mono, details } = hear(genre);
    const chroma = measureChroma(mono);
    const names = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'];
    const flats = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];
    const [tonic = ''] = details.key.split(' ');
    const at = Math.max(names.indexOf(tonic), flats.indexOf(tonic));
    const louder = chroma.filter((value) => value > (chroma[at] ?? 0));
    expect(louder.length).toBeLessThanOrEqual(3);
  });

  it('lets ambient float: nothing in it strikes', () => {
    const others = MUSIC_GENRES.filter((genre) => genre !== 'ambient');
    const { percussiveness } = hear('ambient').measures;
    for (const genre of others) expect(hear(genre).measures.percussiveness).toBeGreaterThan(percussiveness);
    expect(hear('ambient').details.instruments).not.toContain('drums');
  });
});
