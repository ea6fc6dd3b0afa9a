import { z } from 'zod';
import { HANDLE_PATTERN } from '../shape/limits.ts';
import { nameText } from '../shape/values.ts';
import { isWebAddress } from '../shape/web-address.ts';

const INVALID_URL = 'Please enter a valid URL';

/** Empty is the same as none. */
const line = (lengthMax: number) =>
  z
    .string()
    .overwrite(nameText)
    .trim()
    .max(lengthMax, `Use at most ${lengthMax} characters`)
    .transform((value) => value || null)
    .nullable()
    .optional();

/** PATCH /api/profile: what is left out stays as it is. */
export const profileSchema = z.strictObject({
  displayName: line(100),
  bio: line(500),
  location: line(100),
  website: z
    .string()
    .trim()
    .max(200, INVALID_URL)
    .refine((value) => value === '' || isWebAddress(value), INVALID_URL)
    .transform((value) => value || null)
    .nullable()
    .optional(),
  /** Without the @; one that was typed is dropped. */
  twitterHandle: z
    .string()
    .overwrite(nameText)
    .trim()
    .transform((value) => value.replace(/^@/, '') || null)
    .pipe(z.string().max(50, 'Use at most 50 characters').nullable())
    .nullable()
    .optional(),
  handle: z
    .string()
    .trim()
    .toLowerCase()
    .regex(HANDLE_PATTERN, 'Use 3 to 30 letters, digits and hyphens')
    .optional(),
  emailNotifications: z.boolean().optional(),
  publicProfile: z.boolean().optional(),
  filesSayPrompt: z.boolean().optional(),
  filesSayName: z.boolean().optional(),
});
