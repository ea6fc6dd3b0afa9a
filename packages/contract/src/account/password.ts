import { z } from 'zod';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../shape/limits.ts';
import { emailAddress } from './email-address.ts';

/** A password that is being set. One that is typed to sign in is only held to the longest. */
export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH_MIN, `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`)
  .max(PASSWORD_LENGTH_MAX);

export const passwordLinkSchema = z.strictObject({
  email: emailAddress,
});

export const passwordResetSchema = z.strictObject({ token: z.string().max(200), password: newPassword });

export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string().min(1).max(PASSWORD_LENGTH_MAX),
  password: newPassword,
});
