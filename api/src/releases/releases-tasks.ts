import { type BackgroundTask, MINUTE_MS, type Sweep } from '../platform/background-tasks.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BuildArchive } from './publish/build-archive.ts';
import { deleteOldBuilds } from './publish/delete-old-builds.ts';
import { createArchiveSweep } from './publish/sweep-archive.ts';

/** Longer than any decision that depends on who reported. */
const REPORTER_LIFETIME = '2 hours';

/** How long the sums of load reports can be looked at. */
const LOAD_LIFETIME = '14 days';

export const RELEASES_SWEEPS: readonly Sweep[] = [
  {
    name: 'reporters of loads',
    run: (sql, now) =>
      sql`delete from remote_reporter where seen_at <= ${now}::timestamptz - ${REPORTER_LIFETIME}::interval`,
  },
  {
    name: 'old load reports',
    run: (sql, now) =>
      sql`delete from remote_load where minute <= ${now}::timestamptz - ${LOAD_LIFETIME}::interval`,
  },
];

export interface ReleasesTaskDeps extends Pick<PlatformDeps, 'sql' | 'clock' | 'logger' | 'config'> {
  archive?: BuildArchive | null;
}

export function releasesTasks(deps: ReleasesTaskDeps): BackgroundTask[] {
  const sweepArchive = deps.archive && createArchiveSweep(deps, deps.archive);
  const run = async () => {
    await deleteOldBuilds(deps);
    await sweepArchive?.();
  };
  return [{ name: 'old builds', everyMs: MINUTE_MS, run }];
}
