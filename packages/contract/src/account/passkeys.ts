import {
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  uuid,
  type ValueOf,
} from '../shape/field.ts';

/** Of one user. */
export const PASSKEYS_MAX = 10;

export const PASSKEY_NAME_LENGTH_MAX = 60;

/** A member of GET /api/account/passkeys, the oldest first. */
export const PASSKEY = object({
  id: uuid,
  name: text,
  createdAt: time,
  lastUsedAt: nullable(time),
  /** Its owner has it on other devices, too. */
  isBackedUp: flag,
});
export type Passkey = ValueOf<typeof PASSKEY>;

/** DELETE /api/account/passkeys/{id}: which are left. Password managers get them, and offer the other one no more. */
export const PASSKEYS_LEFT = object({
  rpId: text,
  /** As authenticators know the user. */
  userId: text,
  credentialIds: list(text),
});
export type PasskeysLeft = ValueOf<typeof PASSKEYS_LEFT>;

const credentialType = oneOf(['public-key']);

/** POST /api/account/passkeys/begin: what `navigator.credentials.create` is given; bytes are in base64url. */
export const PASSKEY_REGISTRATION = object({
  challenge: text,
  rp: object({ id: text, name: text }),
  user: object({ id: text, name: text, displayName: text }),
  pubKeyCredParams: list(object({ type: credentialType, alg: integer() })),
  timeout: integer(),
  excludeCredentials: list(object({ id: text, type: credentialType, transports: list(text) })),
  authenticatorSelection: object({
    residentKey: oneOf(['required']),
    requireResidentKey: flag,
    userVerification: oneOf(['required']),
  }),
  attestation: oneOf(['none']),
});
export type PasskeyRegistration = ValueOf<typeof PASSKEY_REGISTRATION>;

/** POST /api/login/passkey/begin: what `navigator.credentials.get` is given. */
export const PASSKEY_SIGN_IN = object({
  challenge: text,
  rpId: text,
  timeout: integer(),
  userVerification: oneOf(['required']),
});
export type PasskeySignIn = ValueOf<typeof PASSKEY_SIGN_IN>;
