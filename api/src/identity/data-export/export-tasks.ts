import { runPeriodically } from '../../platform/time/run-periodically.ts';
import { expireExports } from './expire-exports.ts';
import { type ExportWorkerDeps, makeExports } from './make-exports.ts';

/** How long an export may wait until a worker looks for it. */
const LOOK_MS = 2_000;
const EXPIRY_MS = 60_000;

/** What workers do for the exports of users' data. */
export function openExportTasks(deps: ExportWorkerDeps) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onError = (error: unknown) =>
    deps.logger.warn({ err: error }, 'a periodic task of data exports failed; it runs again');
  let loops: Promise<unknown> = Promise.resolve();
  return {
    start(): void {
      loops = Promise.all([
        runPeriodically(LOOK_MS, signal, () => makeExports(deps, signal), onError),
        runPeriodically(EXPIRY_MS, signal, () => expireExports(deps), onError),
      ]);
    },
    /** What is being made is handed back: another worker begins anew. */
    async stop(): Promise<void> {
      stopping.abort();
      await loops;
    },
  };
}
