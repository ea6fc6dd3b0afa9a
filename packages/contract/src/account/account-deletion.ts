import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '../shape/limits.ts';

/** The password, or the address where the account has none: what cannot be pressed by mistake. */
export const accountDeletionSchema = z.union([
  z.strictObject({ password: z.string().min(1).max(PASSWORD_LENGTH_MAX) }),
  z.strictObject({ email: z.string().min(1).max(254) }),
]);
export type AccountDeletion = z.output<typeof accountDeletionSchema>;
