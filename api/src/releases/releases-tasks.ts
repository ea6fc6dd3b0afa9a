import { type BackgroundTask, MINUTE_MS, type Sweep, sweepOld } from '../platform/background-tasks.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BuildArchive } from './publish/build-archive.ts';
import { deleteOldBuilds } from './publish/delete-old-builds.ts';
import { createArchiveSweep } from './publish/sweep-archive.ts';

export const RELEASES_SWEEPS: readonly Sweep[] = [
  // Longer than any decision that depends on who reported.
  sweepOld('reporters of loads', 'remote_reporter', 'seen_at', '2 hours'),
  // So long the sums of load reports can be looked at.
  sweepOld('old load reports', 'remote_load', 'minute', '14 days'),
  sweepOld('errors of remotes', 'remote_error', 'last_at', '30 days'),
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
