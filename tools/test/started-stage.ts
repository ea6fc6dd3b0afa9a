import type { RunReport } from './run-report.ts';
import type { Counts } from './summary.ts';

/** A stage that runs in a process of its own. */
export interface StartedStage {
  /** Undefined when it could not be started, which its report says. */
  pid: number | undefined;
  report: Promise<StageReport>;
}

type StageReport = Counts &
  Partial<RunReport> & {
    /** What is still to be printed. */
    output?: string;
  };
