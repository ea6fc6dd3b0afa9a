import { z } from 'zod';
import {
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PASSWORD_TYPED_MAX,
  passwordLength,
} from '../shape/limits.ts';
import { emailAddress } from './email-address.ts';

const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`;
const TOO_LONG = `Password must be at most ${PASSWORD_LENGTH_MAX} characters long`;

/** A password that is being set. */
export const newPassword = z
  .string()
  .max(PASSWORD_TYPED_MAX, { error: TOO_LONG, abort: true })
  .refine((password) => passwordLength(password) >= PASSWORD_LENGTH_MIN, TOO_SHORT)
  .refine((password) => passwordLength(password) <= PASSWORD_LENGTH_MAX, TOO_LONG)
  .meta({ minLength: PASSWORD_LENGTH_MIN, maxLength: PASSWORD_LENGTH_MAX });

/** One that is typed as a proof: rules of new ones do not lock out who has another. */
export const typedPassword = z.string().min(1).max(PASSWORD_TYPED_MAX);

export const passwordLinkSchema = z.strictObject({
  email: emailAddress,
});

export const passwordResetSchema = z.strictObject({ token: z.string().max(200), password: newPassword });

export const passwordChangeSchema = z.strictObject({
  currentPassword: typedPassword,
  password: newPassword,
});
