import { type Sweep, SWEPT_ROWS_MAX } from '../platform/background-tasks.ts';

export const EVENTS_SWEEPS: readonly Sweep[] = [
  { name: 'old events', run: (sql, now) => sql`select prune_events(${SWEPT_ROWS_MAX}, ${now})` },
];
