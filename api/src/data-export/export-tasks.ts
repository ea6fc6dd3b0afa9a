import { type BackgroundTask, MINUTE_MS } from '../platform/background-tasks.ts';
import { expireExports } from './expire-exports.ts';
import { type ExportWorkerDeps, makeExports } from './make-exports.ts';

/** How long an export may wait until a worker looks for it. */
const LOOK_MS = 2_000;

/** An export that is being made at the stop begins anew elsewhere. */
export const exportTasks = (deps: ExportWorkerDeps): BackgroundTask[] => [
  { name: 'due exports', everyMs: LOOK_MS, runsHeld: true, run: (signal) => makeExports(deps, signal) },
  { name: 'expired exports', everyMs: MINUTE_MS, runsHeld: true, run: () => expireExports(deps) },
];
