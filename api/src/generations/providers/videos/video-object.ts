import { z } from 'zod';

/** A video as servers of this shape describe it. Only the id is everywhere; `created_at` is in seconds. */
export const videoSchema = z.object({
  id: z.string().min(1).max(500),
  status: z.string().optional(),
  /** Percent. */
  progress: z.number().nullish(),
  created_at: z.number().nullish(),
  model: z.string().nullish(),
  prompt: z.string().nullish(),
  seconds: z.coerce.string().nullish(),
  error: z.object({ code: z.unknown().optional() }).nullish(),
  /** Some servers hand back what they were given. */
  idempotency_key: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

export const videoListSchema = z.object({
  data: z.array(videoSchema),
  has_more: z.boolean().optional(),
});

export type Video = z.output<typeof videoSchema>;
