import { z } from '@hono/zod-openapi';
import {
  GENERATION_STATUSES,
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PROMPT_LENGTH_MAX,
} from './constants.ts';

const prompt = z.string().trim().min(1, 'Please enter a prompt').max(PROMPT_LENGTH_MAX);

export const registrationSchema = z.strictObject({
  email: z.email().max(254),
  password: z
    .string()
    .min(PASSWORD_LENGTH_MIN, `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`)
    .max(PASSWORD_LENGTH_MAX),
  firstName: z.string().trim().max(100).optional(),
  lastName: z.string().trim().max(100).optional(),
});

export const loginSchema = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_LENGTH_MAX),
});

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  displayName: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  twitterHandle: z.string().nullable(),
  emailNotifications: z.boolean(),
  publicProfile: z.boolean(),
  isAdmin: z.boolean(),
  isPro: z.boolean(),
});

export const creditsSchema = z.object({ credits: z.int().nonnegative() });

export const imageRequestSchema = z.strictObject({
  prompt,
  size: z.enum(IMAGE_SIZES).default('1024x1024'),
  quality: z.enum(IMAGE_QUALITIES).default('standard'),
  style: z.enum(IMAGE_STYLES).default('vivid'),
  /** Same seed, prompt and options give the same picture where the provider has seeds. */
  seed: z.int().min(0).max(2_147_483_647).optional(),
});

/** One image of a person's list. URLs are null until the file is stored; times are ISO 8601 in UTC. */
export const imageGenerationSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** Full-size PNG. Unguessable and access-checked. */
  imageUrl: z.string().nullable(),
  /** AVIF and WebP previews, longest side 512 px. */
  thumbnails: z.object({ avif: z.string(), webp: z.string() }).nullable(),
  size: z.enum(IMAGE_SIZES),
  quality: z.enum(IMAGE_QUALITIES),
  style: z.enum(IMAGE_STYLES),
  seed: z.int().nullable(),
  /** 0..1 while processing, 1 when done. */
  progress: z.number().min(0).max(1),
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
});

export const listQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
});

/** Every non-2xx answer of the API. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `price_changed`: the price now. */
  price: z.int().optional(),
});

/** One capability row of GET /api/providers. `preview` engines are procedural, not AI models. */
export const providerSchema = z.object({
  kind: z.enum(['image', 'edit', 'video', 'music', 'text']),
  id: z.string(),
  state: z.enum(['configured', 'preview', 'unavailable']),
  label: z.string(),
  message: z.string().nullable(),
  supports: z.object({ seed: z.boolean(), cancel: z.boolean() }),
});
