import type { RunReport } from './run-report.ts';

export type Counts = Omit<RunReport, 'files'>;

export interface StageResult extends Counts {
  name: string;
  seconds: number;
}

const SLOWEST_MAX = 5;

/** The end of a stage: its slowest files, then its counts and time. */
export function stageLines({ name, seconds, ...counts }: StageResult, files: RunReport['files']): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_MAX);
  return [
    ...slowest.map((file) => `  ${time(file.seconds)}  ${file.path}`),
    `${name}: ${countsText(counts)}, ${time(seconds).trim()}`,
  ];
}

/** The end of a run. Its last line is the count of all tests and checks: CI reads that line. */
export function totalLines(results: readonly StageResult[]): string[] {
  const total = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
  for (const { passed, failed, skipped, seconds } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.seconds += seconds;
  }
  return [
    ...results.map(({ name, seconds }) => `${time(seconds)}  ${name}`),
    `${time(total.seconds)}  in all`,
    '',
    countsText(total),
  ];
}

function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const time = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(8);
