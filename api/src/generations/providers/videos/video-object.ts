import { z } from 'zod';

/**
 * A video as servers of this shape describe it. Only the id is everywhere; `created_at` is in seconds. Other members are
 * kept, for the address of the film.
 */
export const videoSchema = z.looseObject({
  id: z.string().min(1).max(500),
  status: z.string().optional(),
  /** Percent. */
  progress: z.number().nullish(),
  created_at: z.number().nullish(),
  model: z.string().nullish(),
  prompt: z.string().nullish(),
  seconds: z.coerce.string().nullish(),
  /** OpenRouter's is a text. */
  error: z.object({ code: z.unknown().optional() }).nullish().catch(null),
  /** Some servers hand back what they were given. */
  idempotency_key: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

export const videoListSchema = z.object({
  data: z.array(videoSchema),
  has_more: z.boolean().optional(),
});

export type Video = z.output<typeof videoSchema>;

/** Where servers in use put the address of a finished film, as a text, in a list or one object deeper. */
const URL_MEMBERS = [
  'url',
  'video_url',
  'download_url',
  'output',
  'urls',
  'unsigned_urls',
  'video',
  'videos',
  'result',
  'data',
  'metadata',
] as const;
const DEPTH_MAX = 3;
const ADDRESS = /^(https?:\/\/|\/|data:video\/)/i;

/** The address that the server names for the film, perhaps without its own name, or with the film in it. */
export function namedUrl(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return depth > 0 && ADDRESS.test(value) ? value : null;
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return null;
  const members: Readonly<Record<string, unknown>> = { ...value };
  const candidates = Array.isArray(value) ? value : URL_MEMBERS.map((name) => members[name]);
  for (const candidate of candidates) {
    const url = namedUrl(candidate, depth + 1);
    if (url !== null) return url;
  }
  return null;
}
