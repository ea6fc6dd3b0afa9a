import { z } from 'zod';
import { typedPassword } from './password.ts';

/** The password, or the address where the account has none: what cannot be pressed by mistake. */
export const accountDeletionSchema = z.union([
  z.strictObject({ password: typedPassword }),
  z.strictObject({ email: z.string().min(1).max(254) }),
]);
export type AccountDeletion = z.output<typeof accountDeletionSchema>;
