import type { BackgroundTask, Sweep } from '../platform/background-tasks.ts';
import { createMailSender, type MailDeps } from './send-mails.ts';

/** How long a mail may wait until a worker looks for it. */
const LOOK_MS = 2_000;

/** How long a mail is remembered, so that no user gets it twice. */
const MAIL_LIFETIME = /* @wc-ignore */ '90 days';

export const MAIL_SWEEPS: readonly Sweep[] = [
  {
    name: /* @wc-ignore */ 'old mails',
    run: (sql, now) =>
      sql`delete from mail where run_at is null and created_at <= ${now}::timestamptz - ${MAIL_LIFETIME}::interval`,
  },
];

export const mailTasks = (deps: MailDeps): BackgroundTask[] => [
  { name: /* @wc-ignore */ 'due mails', everyMs: LOOK_MS, run: createMailSender(deps) },
];
