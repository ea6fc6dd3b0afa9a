import { z } from 'zod';
import { HANDLE_PATTERN } from '../limits.ts';

const INVALID_URL = 'Please enter a valid URL';

/** Empty is the same as none. */
const line = (lengthMax: number) =>
  z
    .string()
    .trim()
    .max(lengthMax)
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
    .trim()
    .transform((value) => value.replace(/^@/, '') || null)
    .pipe(z.string().max(50).nullable())
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
});

/** Only addresses that a link may lead to: `javascript:` is a valid URL too. */
function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
}
