import { flag, integer, list, nullable, object, text, time, uuid, type ValueOf } from '../shape/field.ts';

/** GET /api/account/security: how the caller may sign in. */
export const ACCOUNT_SECURITY = object({ hasPassword: flag });
export type AccountSecurity = ValueOf<typeof ACCOUNT_SECURITY>;

/** A member of GET /api/account/sessions: this browser first, then the one used last. */
export const ACCOUNT_SESSION = object({
  id: uuid,
  /** As far as it said at the sign-in: 'Firefox on Linux'. */
  browser: nullable(text),
  /** The network of the sign-in, never the whole address. */
  network: nullable(text),
  createdAt: time,
  /** To the hour. */
  lastSeenAt: time,
  isCurrent: flag,
});
export type AccountSession = ValueOf<typeof ACCOUNT_SESSION>;

/** A member of GET /api/account/providers: another provider that signs the caller in, the oldest first. */
export const LINKED_PROVIDER = object({
  id: uuid,
  /** What users know it by. */
  name: text,
  linkedAt: time,
});
export type LinkedProvider = ValueOf<typeof LINKED_PROVIDER>;

/** Another address for an account, until both have confirmed it. */
const PENDING_EMAIL_CHANGE = object({
  /** The new one. */
  email: text,
  isOldConfirmed: flag,
  isNewConfirmed: flag,
  expiresAt: time,
});
export type PendingEmailChange = ValueOf<typeof PENDING_EMAIL_CHANGE>;

/** GET /api/account/email. */
export const EMAIL_CHANGE = object({ pending: nullable(PENDING_EMAIL_CHANGE) });
export type EmailChange = ValueOf<typeof EMAIL_CHANGE>;

/** GET /api/account/second-factor: whether each sign-in of the caller asks for a code, too. */
export const SECOND_FACTOR = object({
  isOn: flag,
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: integer(0),
});
export type SecondFactor = ValueOf<typeof SECOND_FACTOR>;

/** What an authenticator app needs, shown while the second factor is being turned on. */
export const SECOND_FACTOR_SETUP = object({
  /** Base32 (RFC 4648), to type. */
  key: text,
  /** The same for a QR code: `otpauth://totp/...`. */
  uri: text,
});
export type SecondFactorSetup = ValueOf<typeof SECOND_FACTOR_SETUP>;

/** Each opens the account once without the app. The user cannot ask for them again. */
export const RECOVERY_CODES = object({ codes: list(text) });
export type RecoveryCodes = ValueOf<typeof RECOVERY_CODES>;
