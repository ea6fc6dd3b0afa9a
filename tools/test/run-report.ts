import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** The package of what is not on every machine and cannot come from npm. Skipped without it. */
    needs?: string;
  }
}

export interface RunReport {
  passed: number;
  /** Failed tests, broken files and errors outside of tests. */
  failed: number;
  skipped: number;
  /** Names of tests that failed, and paths of files that are broken. */
  failures: string[];
  /** Names of tests that failed first and passed when they were run again. */
  retried: string[];
  /** How many tests were skipped for want of a package, by its name. */
  missing: Record<string, number>;
  /** Paths from the folder of the run. Seconds with imports and hooks, which Vitest's own JSON report leaves out. */
  files: Array<{ path: string; seconds: number }>;
}

/** The environment variable with the path of the report. */
export const REPORT_FILE = 'AIC_TEST_REPORT';

/** Counts a run's tests and times its files, for `startVitest`. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const report: RunReport = {
      passed: 0,
      failed: errors.length,
      skipped: 0,
      failures: [],
      retried: [],
      missing: {},
      files: [],
    };
    for (const module of modules) {
      addModule(report, module);
    }
    writeFileSync(process.env[REPORT_FILE] ?? '', JSON.stringify(report));
  }
}

function addModule(report: RunReport, module: TestModule): void {
  const path = relative(process.cwd(), module.moduleId);
  const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    counts[state] += 1;
    const { needs } = test.meta();
    if (state === 'skipped' && needs !== undefined) report.missing[needs] = (report.missing[needs] ?? 0) + 1;
    if (state === 'failed') report.failures.push(`${path} > ${test.fullName}`);
    if (test.diagnostic()?.flaky === true) report.retried.push(`${path} > ${test.fullName}`);
  }
  report.passed += counts.passed;
  report.skipped += counts.skipped;
  // A file that failed without a failed test could not be loaded, or one of its hooks failed: its tests are missing.
  const isBroken = module.state() === 'failed' && counts.failed === 0;
  report.failed += counts.failed + counts.pending + (isBroken ? 1 : 0);
  if (isBroken) report.failures.push(path);
  const times = module.diagnostic();
  const durationMs =
    times.environmentSetupDuration +
    times.prepareDuration +
    times.collectDuration +
    times.setupDuration +
    times.duration;
  report.files.push({ path, seconds: durationMs / 1000 });
}
