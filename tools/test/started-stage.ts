import type { RunReport } from './run-report.ts';
import type { Counts } from './summary.ts';

/** A stage that runs in a process of its own. */
export interface StartedStage {
  /** Undefined when it could not be started, which it prints. */
  pid: number | undefined;
  report: Promise<Counts & Partial<RunReport>>;
}
