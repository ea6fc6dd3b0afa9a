import { MUSIC_GENRES } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../maths/random.ts';
import { makePlan } from '../plan/make-plan.ts';
import { STYLES } from '../styles/styles.ts';
import { FAMILY_OF } from '../write/instrument-families.ts';
import { FAMILIES } from './music-brief.ts';
import { readTrack } from './read-music-prompt.ts';

const WORDS = FAMILIES.filter((family) => family !== 'vinyl').map((family) => family.replace('-', ' '));

function heardIn(
  prompt: string,
  genre: (typeof MUSIC_GENRES)[number],
  durationSeconds: number,
  seed: number,
) {
  const { brief, promised } = readTrack(prompt, genre);
  const { parts, hits } = STYLES[genre].arrange(
    makePlan(brief, STYLES[genre], durationSeconds, createRandom(`${seed}`)),
  );
  const heard = new Set<string>(parts.map(({ instrument }) => FAMILY_OF[instrument]));
  if (hits.length > 0 && brief.solo === null) heard.add('drums');
  return { heard, promised: promised.map(({ key }) => key) };
}

describe.each(MUSIC_GENRES)('a %s track', (genre) => {
  it.each(WORDS)('plays the %s that its reading promises, in every form', (words) => {
    for (const durationSeconds of [10, 25, 60, 120]) {
      for (let seed = 0; seed < 4; seed += 1) {
        for (const prompt of [words, `solo ${words}`]) {
          const { heard, promised } = heardIn(prompt, genre, durationSeconds, seed);
          expect([...heard]).toEqual(expect.arrayContaining(promised));
        }
      }
    }
  });

  it.each([
    'harp and flute',
    'piano, violin and cello',
    'guitar, bass and drums',
    'saxophone and organ',
    'flute and violin',
  ])('plays %s together', (prompt) => {
    for (let seed = 0; seed < 8; seed += 1) {
      for (const durationSeconds of [10, 60]) {
        const { heard, promised } = heardIn(prompt, genre, durationSeconds, seed);
        expect([...heard]).toEqual(expect.arrayContaining(promised));
      }
    }
  });
});
