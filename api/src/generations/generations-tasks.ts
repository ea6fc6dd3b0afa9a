import { type BackgroundTask, MINUTE_MS, type Sweep, SWEPT_ROWS_MAX } from '../platform/background-tasks.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { createFileSweep, type FileSweepOptions } from '../platform/storage/sweep-files.ts';
import { purgeBin } from './library/purge-bin.ts';
import { purgeUploads } from './library/purge-uploads.ts';
import type { KeptResults } from './worker/job.ts';

/** How long what vendors were asked can be looked at: a business year, and time to close it. */
const VENDOR_REQUEST_LIFETIME = '400 days';

export const GENERATIONS_SWEEPS: readonly Sweep[] = [
  { name: 'forgotten holds', run: (sql, now) => sql`select sweep_holds(${SWEPT_ROWS_MAX}, ${now})` },
  { name: 'items in the bin', run: purgeBin },
  {
    name: 'old vendor requests',
    run: (sql, now) =>
      sql`delete from vendor_request where started_at <= ${now}::timestamptz - ${VENDOR_REQUEST_LIFETIME}::interval`,
  },
];

export interface GenerationsTaskDeps extends Pick<PlatformDeps, 'sql' | 'clock' | 'logger' | 'storage'> {
  /** Where the files lie. */
  store: FileSweepOptions['store'];
  kept: Pick<KeptResults, 'sweep'>;
}

export const generationsTasks = (deps: GenerationsTaskDeps): BackgroundTask[] => [
  { name: 'removed uploads', everyMs: MINUTE_MS, run: () => purgeUploads(deps) },
  { name: 'unwanted files', everyMs: MINUTE_MS, run: createFileSweep(deps) },
  { name: 'kept results', everyMs: MINUTE_MS, run: () => deps.kept.sweep() },
];
