import { type PeriodicTasks, startPeriodicTasks } from '../platform/time/periodic-tasks.ts';
import { expireExports } from './expire-exports.ts';
import { type ExportWorkerDeps, makeExports } from './make-exports.ts';

/** How long an export may wait until a worker looks for it. */
const LOOK_MS = 2_000;
const EXPIRY_MS = 60_000;

/** What workers do for the exports of users' data. An export that is being made at the stop begins anew elsewhere. */
export const startExportTasks = (deps: ExportWorkerDeps): PeriodicTasks =>
  startPeriodicTasks(
    [
      { everyMs: LOOK_MS, run: (signal) => makeExports(deps, signal) },
      { everyMs: EXPIRY_MS, run: () => expireExports(deps) },
    ],
    (error) => deps.logger.warn({ err: error }, 'a periodic task of data exports failed; it runs again'),
  );
