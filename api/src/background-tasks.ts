import { billingTasks } from './billing/billing-tasks.ts';
import type { PaymentDeps } from './billing/stripe/billing-deps.ts';
import { CONTACT_SWEEPS } from './contact/contact-tasks.ts';
import type { LedgerCheckDeps } from './credits/check-ledger.ts';
import { CREDITS_SWEEPS, creditsTasks } from './credits/credits-tasks.ts';
import { exportTasks } from './data-export/export-tasks.ts';
import { EVENTS_SWEEPS } from './events/events-tasks.ts';
import {
  type GenerationsTaskDeps,
  GENERATIONS_SWEEPS,
  generationsTasks,
} from './generations/generations-tasks.ts';
import { ABANDONED_UPLOADS_TASK } from './generations/uploads/remove-abandoned-uploads.ts';
import { IDENTITY_SWEEPS } from './identity/identity-tasks.ts';
import { MAIL_SWEEPS, mailTasks } from './mail/mail-tasks.ts';
import type { MailDeps } from './mail/send-mails.ts';
import { type BackgroundTask, MINUTE_MS, runSweeps, type Sweep } from './platform/background-tasks.ts';
import { RATE_LIMIT_SWEEP } from './platform/http/limits/rate-limit.ts';
import { type ReleasesTaskDeps, releasesTasks, RELEASES_SWEEPS } from './releases/releases-tasks.ts';
import { SHARING_SWEEPS } from './sharing/sharing-tasks.ts';

/** In the order in which they take their turns. */
export const SWEEPS: readonly Sweep[] = [
  ...CREDITS_SWEEPS,
  ...GENERATIONS_SWEEPS,
  ...IDENTITY_SWEEPS,
  ...EVENTS_SWEEPS,
  RATE_LIMIT_SWEEP,
  ...MAIL_SWEEPS,
  ...CONTACT_SWEEPS,
  ...SHARING_SWEEPS,
  ...RELEASES_SWEEPS,
];

export type WorkerTaskDeps = MailDeps &
  PaymentDeps &
  LedgerCheckDeps &
  GenerationsTaskDeps &
  ReleasesTaskDeps;

/** What a gateway does beside its requests. */
export const GATEWAY_TASKS: readonly BackgroundTask[] = [ABANDONED_UPLOADS_TASK];

/** What a worker does beside its jobs. */
export const workerTasks = (deps: WorkerTaskDeps): readonly BackgroundTask[] => [
  { name: 'sweeps', everyMs: MINUTE_MS, run: () => runSweeps(SWEEPS, deps) },
  ...creditsTasks(deps),
  ...generationsTasks(deps),
  ...releasesTasks(deps),
  ...mailTasks(deps),
  ...exportTasks(deps),
  ...billingTasks(deps),
];
