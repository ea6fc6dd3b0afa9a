import type { Sweep } from '../platform/background-tasks.ts';

/** How long messages of the contact form are kept; the privacy policy says so. */
const CONTACT_LIFETIME = '1 year';

export const CONTACT_SWEEPS: readonly Sweep[] = [
  {
    name: 'old contact messages',
    run: (sql, now) =>
      sql`delete from contact_message where created_at <= ${now}::timestamptz - ${CONTACT_LIFETIME}::interval`,
  },
];
