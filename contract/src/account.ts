import { flag, integer, nullable, object, text, uuid, type ValueOf } from './shape/field.ts';

/** The signed-in user, as GET /api/auth/user answers. */
export const USER = object({
  id: uuid,
  email: text,
  firstName: nullable(text),
  lastName: nullable(text),
  displayName: nullable(text),
  bio: nullable(text),
  location: nullable(text),
  website: nullable(text),
  twitterHandle: nullable(text),
  emailNotifications: flag,
  publicProfile: flag,
  isAdmin: flag,
  isPro: flag,
});
export type User = ValueOf<typeof USER>;

/** GET /api/credits. */
export const CREDITS = object({ credits: integer(0) });
export type Credits = ValueOf<typeof CREDITS>;
