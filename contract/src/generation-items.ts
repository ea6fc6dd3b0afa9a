import { z } from 'zod';
import {
  EDIT_TYPES,
  GENERATION_STATUSES,
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  MUSIC_GENRES,
  TEXT_STYLES,
  VIDEO_ASPECT_RATIOS,
} from './constants.ts';
import { cameraControlSchema } from './generation-requests.ts';

/** What every item of a person's lists has. URLs are null until the file is stored; times are ISO 8601 in UTC. */
const common = {
  id: z.uuid(),
  prompt: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** 0..1 while processing, 1 when done. */
  progress: z.number().min(0).max(1),
  /** 1 for the next in line; null when it is not waiting. More than 100 are not counted. */
  queuePosition: z.int().nullable(),
  /** Credits held while processing, charged when completed. */
  credits: z.int().nonnegative(),
  /** True when a failed or cancelled item gave its credits back. */
  refunded: z.boolean(),
  /** Why it failed, in words for the creator. */
  error: z.string().nullable(),
  /** Which engine made it, e.g. `openai` or `embedded`. */
  provider: z.string(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
};

/** AVIF and WebP previews, longest side 512 px. */
const thumbnails = z.object({ avif: z.string(), webp: z.string() }).nullable();

export const imageGenerationSchema = z.object({
  kind: z.literal('image'),
  ...common,
  /** Full-size PNG. Unguessable and access-checked. */
  imageUrl: z.string().nullable(),
  thumbnails,
  size: z.enum(IMAGE_SIZES),
  quality: z.enum(IMAGE_QUALITIES),
  style: z.enum(IMAGE_STYLES),
  seed: z.int().nullable(),
});

export const imageEditSchema = z.object({
  kind: z.literal('edit'),
  ...common,
  editType: z.enum(EDIT_TYPES),
  /** Percent. */
  strength: z.int(),
  originalImageUrl: z.string(),
  referenceImageUrl: z.string().nullable(),
  /** Pixels of the original: the shape of its tile. */
  width: z.int(),
  height: z.int(),
  editedImageUrl: z.string().nullable(),
  thumbnails,
  /** What the editor made of the words; null where it does not say. */
  reading: z.object({ understood: z.array(z.string()), ignored: z.array(z.string()) }).nullable(),
});

export const videoGenerationSchema = z.object({
  kind: z.literal('video'),
  ...common,
  videoUrl: z.string().nullable(),
  /** A frame to show before it plays. */
  posterUrl: z.string().nullable(),
  /** The first frame of a video made from an image. */
  sourceImageUrl: z.string().nullable(),
  /** Seconds. */
  duration: z.int(),
  aspectRatio: z.enum(VIDEO_ASPECT_RATIOS),
  cameraControl: cameraControlSchema.nullable(),
});

export const musicGenerationSchema = z.object({
  kind: z.literal('music'),
  ...common,
  audioUrl: z.string().nullable(),
  genre: z.enum(MUSIC_GENRES).nullable(),
  /** Seconds. */
  duration: z.int(),
  /** Loudness over time, 0..1, for the waveform; empty until it is done. */
  peaks: z.array(z.number()),
});

export const textGenerationSchema = z.object({
  kind: z.literal('text'),
  ...common,
  /** Markdown; null until it is done. */
  response: z.string().nullable(),
  style: z.enum(TEXT_STYLES),
  /** True when the creator stopped it: what was written until then is kept, and charged. */
  stopped: z.boolean(),
});

/** One item of any kind. */
export const generationSchema = z.discriminatedUnion('kind', [
  imageGenerationSchema,
  imageEditSchema,
  videoGenerationSchema,
  musicGenerationSchema,
  textGenerationSchema,
]);
