import {
  flag,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type ValueOf,
} from '../shape/field.ts';
import { PLAN_IDS } from './plan-ids.ts';

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
  /** Of the public page `/u/{handle}`; null until one was chosen. */
  handle: nullable(text),
  emailNotifications: flag,
  publicProfile: flag,
  /** Files made from then on say what was asked for, with its seed. */
  filesSayPrompt: optional(flag),
  /** Files made from then on name the user, with their public page where they have one. */
  filesSayName: optional(flag),
  isAdmin: flag,
  /** While any paid plan is active. */
  isPro: flag,
  plan: nullable(oneOf(PLAN_IDS)),
  /** A plan rests until its open payment is made. */
  isPaymentOverdue: optional(flag),
  isEmailVerified: flag,
});
export type User = ValueOf<typeof USER>;

/** GET /api/credits. */
export const CREDITS = object({ credits: integer(0) });
export type Credits = ValueOf<typeof CREDITS>;
