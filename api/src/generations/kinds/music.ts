import { musicRequestSchema } from '@aic/contract/schemas';
import { mediaUrl, SECONDS } from './columns.ts';
import { defineServerKind, defineStart } from './server-kind.ts';

export const MUSIC = defineServerKind('music', {
  service: 'Music generation',
  json: defineStart({ summary: 'Make a piece of music', schema: musicRequestSchema }),
  columns: {
    audioUrl: mediaUrl('g.output', 'audio'),
    genre: `g.request ->> 'genre'`,
    duration: SECONDS,
    peaks: `coalesce(g.output -> 'peaks', '[]')`,
  },
  stored: musicRequestSchema,
  smallest: { prompt: 'A calm piano', duration: 10 },
  toJob: ({ prompt, genre, duration }, seed) => ({
    kind: 'music' as const,
    prompt,
    /** Null: the prompt decides. */
    genre,
    durationSeconds: duration,
    seed,
  }),
});
