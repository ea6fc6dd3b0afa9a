import { PLAN_IDS } from '../account/plan-ids.ts';
import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import {
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  time,
  uuid,
  type ValueOf,
} from '../shape/field.ts';
import { REPORT_REASONS } from '../sharing/sharing.ts';

export { type Figures, FIGURES } from './figures.ts';

/** What the calls under /api/admin answer. Only admins may make them. */

export * from './engines.ts';

/** A member of GET /api/admin/users?query=, newest first. */
export const ADMIN_USER = object({
  id: uuid,
  email: text,
  name: nullable(text),
  plan: nullable(oneOf(PLAN_IDS)),
  credits: integer(),
  isAdmin: flag,
  isEmailVerified: flag,
  createdAt: time,
  blockedAt: nullable(time),
  /** Generations so far, and how many of them failed. */
  generations: integer(0),
  failed: integer(0),
});
export type AdminUser = ValueOf<typeof ADMIN_USER>;

/** What giving or taking credits came to. */
export const CREDITS_MOVED = object({
  /** The balance. */
  credits: integer(),
  /** Below zero when taken: no more than the user had. */
  amount: optional(integer()),
});
export type CreditsMoved = ValueOf<typeof CREDITS_MOVED>;

/** A member of GET /api/admin/jobs: generations that failed, newest first. */
export const FAILED_JOB = object({
  id: uuid,
  userId: uuid,
  email: text,
  kind: oneOf(GENERATION_KINDS),
  provider: text,
  prompt: text,
  errorCode: nullable(text),
  error: nullable(text),
  attempts: integer(0),
  credits: integer(0),
  creditsReturned: integer(0),
  createdAt: time,
  failedAt: nullable(time),
  /** It was started again. */
  isRetried: flag,
});
export type FailedJob = ValueOf<typeof FAILED_JOB>;

/** A member of GET /api/admin/events: what Stripe reported, what waits first, then newest first. */
export const PAYMENT_EVENT = object({
  id: text,
  type: text,
  objectId: nullable(text),
  createdAt: time,
  receivedAt: time,
  /** Null: it waits. */
  processedAt: nullable(time),
  attempts: integer(0),
  error: nullable(text),
});
export type PaymentEvent = ValueOf<typeof PAYMENT_EVENT>;

/** A member of GET /api/admin/reconciliations, newest first. */
export const RECONCILIATION = object({
  id: integer(0),
  startedAt: time,
  finishedAt: nullable(time),
  checked: integer(0),
  missing: integer(0),
  /** Invoices and subscriptions that were another thing here than at Stripe. */
  mended: optional(integer(0)),
  extra: integer(0),
  details: list(text),
  error: nullable(text),
});
export type ReconciliationRun = ValueOf<typeof RECONCILIATION>;

/** A member of GET /api/admin/engine-costs: one engine over the days that were asked for. */
export const ENGINE_COST = object({
  kind: oneOf(GENERATION_KINDS),
  /** Empty for the one that the environment configures. */
  engine: text,
  provider: text,
  models: nullable(text),
  requests: integer(0),
  delivered: integer(0),
  /** Median time of a delivery. */
  seconds: nullable(number(0)),
  /** What users paid. */
  credits: integer(0),
  /** Estimate in US dollars by the operator's own table, of what could be estimated. */
  dollars: nullable(number(0)),
  /** Cents a paid credit has cost; null where one of the two is not known. */
  centsPerCredit: nullable(number(0)),
  lastOutcome: text,
  lastAt: time,
});
export type EngineCostRow = ValueOf<typeof ENGINE_COST>;

/** What GET /api/admin/installation answers. */
export const INSTALLATION = object({
  /** Why jobs, mails, files and Stripe are left alone; null: they are not. */
  held: nullable(object({ since: time, reason: text })),
});
export type Installation = ValueOf<typeof INSTALLATION>;

/**
 * A member of GET /api/admin/reports and /api/admin/take-downs: one thing that visitors have reported, with what is open
 * about it, or led to its take-down.
 */
export const REPORTED_THING = object({
  /** Of the newest report. */
  id: uuid,
  reportedAt: time,
  /** Whose it is. */
  email: text,
  /** Where their public page is, as long as there is one. */
  handle: nullable(text),
  /** Null: the whole public page. */
  kind: nullable(oneOf(GENERATION_KINDS)),
  prompt: nullable(text),
  /** The beginning of a text. */
  text: nullable(text),
  /** There is one at /api/admin/reports/{id}/picture. */
  hasPicture: flag,
  isShared: flag,
  isPublished: flag,
  /** Networks that have reported it. */
  count: integer(1),
  reasons: list(oneOf(REPORT_REASONS)),
  /** What they wrote, the newest first. */
  words: list(text),
});
export type ReportedThing = ValueOf<typeof REPORTED_THING>;

/** A member of GET /api/admin/acts, newest first. */
export const ADMIN_ACTION = object({
  id: integer(0),
  at: time,
  admin: text,
  act: text,
  user: nullable(text),
  /** As it was stored, in words: `amount: 100, reason: goodwill`. */
  details: text,
});
export type AdminAction = ValueOf<typeof ADMIN_ACTION>;
