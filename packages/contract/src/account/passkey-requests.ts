import { z } from 'zod';
import { nameText } from '../shape/values.ts';
import { PASSKEY_NAME_LENGTH_MAX } from './passkeys.ts';
import { typedPassword } from './password.ts';

/** The password, or nothing where the account has none: then the sign-in has to be a fresh one. */
export const passkeyProofSchema = z.strictObject({
  password: typedPassword.optional(),
});
export type PasskeyProof = z.output<typeof passkeyProofSchema>;

const base64url = (lengthMax: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(lengthMax);

/** At most 1023 bytes (WebAuthn Level 3, section 4). */
const credentialId = base64url(1364);

/** What a browser makes of a response is more than what is read here: the rest is dropped. */
const response = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** `RegistrationResponseJSON` (WebAuthn Level 3, 5.1). */
export const passkeyRegistrationSchema = z.object({
  ...response,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(32)).max(16).default([]),
  }),
});
export type PasskeyRegistrationResponse = z.output<typeof passkeyRegistrationSchema>;

/** `AuthenticationResponseJSON` (WebAuthn Level 3, 5.1). */
export const passkeySignInSchema = z.object({
  ...response,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(88).nullish(),
  }),
});
export type PasskeySignInResponse = z.output<typeof passkeySignInSchema>;

export const passkeyNameSchema = z.strictObject({
  name: z
    .string()
    .overwrite(nameText)
    .trim()
    .min(1, 'Type a name')
    .max(PASSKEY_NAME_LENGTH_MAX, `Use at most ${PASSKEY_NAME_LENGTH_MAX} characters`),
});
