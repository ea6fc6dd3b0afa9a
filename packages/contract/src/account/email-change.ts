import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '../shape/limits.ts';
import { emailAddress } from './email-address.ts';

/** POST /api/account/email: the new address, and the password of an account that has one. */
export const emailChangeRequestSchema = z.strictObject({
  email: emailAddress,
  password: z.string().min(1).max(PASSWORD_LENGTH_MAX).optional(),
});
