import type { Sweep } from '../platform/background-tasks.ts';

/** How long what visitors report is kept; the privacy policy says so. */
const REPORT_LIFETIME = /* @wc-ignore */ '1 year';

export const SHARING_SWEEPS: readonly Sweep[] = [
  {
    name: /* @wc-ignore */ 'ended links and old reports',
    run: (sql, now) => sql`select prune_sharing(${REPORT_LIFETIME}, ${now})`,
  },
];
