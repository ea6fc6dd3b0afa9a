import {
  type BackgroundTask,
  MINUTE_MS,
  type Sweep,
  sweepOld,
  SWEPT_ROWS_MAX,
} from '../platform/background-tasks.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { createFileSweep, type FileSweepOptions } from '../platform/storage/sweep-files.ts';
import { purgeBin } from './library/purge-bin.ts';
import { purgeUploads } from './library/purge-uploads.ts';
import type { KeptResults } from './worker/job.ts';

export const GENERATIONS_SWEEPS: readonly Sweep[] = [
  { name: 'forgotten holds', run: (sql, now) => sql`select sweep_holds(${SWEPT_ROWS_MAX}, ${now})` },
  { name: 'items in the bin', run: purgeBin },
  // A business year, and time to close it.
  sweepOld('old vendor requests', 'vendor_request', 'started_at', '400 days'),
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
