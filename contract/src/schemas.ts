import { z } from 'zod';
import { GENERATION_KINDS, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './constants.ts';

export * from './generation-items.ts';
export * from './generation-requests.ts';

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
  kind: z.enum(GENERATION_KINDS),
  id: z.string(),
  state: z.enum(['configured', 'preview', 'unavailable']),
  label: z.string(),
  message: z.string().nullable(),
  /** What is missing is not supported: its controls are hidden. */
  supports: z.object({
    seed: z.boolean(),
    cancel: z.boolean(),
    cameraControl: z.boolean().optional(),
    imageToVideo: z.boolean().optional(),
    /** What films are made in, such as '1080p'. */
    resolution: z.string().optional(),
    referenceImage: z.boolean().optional(),
    strength: z.boolean().optional(),
  }),
});
