import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { typedPassword } from './password.ts';

/** POST /api/account/email: the new address, and the password of an account that has one. */
export const emailChangeRequestSchema = z.strictObject({
  email: emailAddress,
  password: typedPassword.optional(),
});
