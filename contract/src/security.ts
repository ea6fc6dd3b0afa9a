import { flag, nullable, object, text, time, uuid, type ValueOf } from './shape/field.ts';

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
