import { z } from 'zod';
import { allowApproximation, count, engine, madeFrom, requiredPrompt, seed } from '../../../shape/values.ts';
import { MUSIC_DURATION, MUSIC_GENRES, MUSIC } from './music.ts';

export const musicRequestSchema = z.strictObject({
  allow_approximation: allowApproximation,
  prompt: requiredPrompt(MUSIC.missingPrompt),
  /** Null or missing: the prompt decides. */
  genre: z.enum(MUSIC_GENRES).nullable().default(null),
  /** What cannot be read as a number becomes the default. */
  duration: z
    .preprocess(numberOrDefault, z.int().min(MUSIC_DURATION.min).max(MUSIC_DURATION.max))
    .default(MUSIC_DURATION.default),
  seed,
  count,
  engine,
  madeFrom,
});

function numberOrDefault(value: unknown): unknown {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(number) : MUSIC_DURATION.default;
}

export type MusicStart = Omit<z.input<typeof musicRequestSchema>, 'duration'> & { duration: number };
