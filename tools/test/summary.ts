import type { RunReport } from './run-report.ts';

export type Counts = Pick<RunReport, 'passed' | 'failed' | 'skipped'>;

export interface StageResult extends Counts, Partial<Pick<RunReport, 'failures' | 'retried' | 'missing'>> {
  name: string;
  seconds: number;
  /** Seconds of processor of all its processes; null where the system does not tell. */
  processorSeconds: number | null;
}

const SLOWEST_MAX = 5;

/** The end of a stage: its slowest files, the tests that had to be run again, then its counts and times. */
export function stageLines(stage: StageResult, files: RunReport['files']): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_MAX);
  return [
    ...slowest.map((file) => `  ${time(file.seconds)}  ${file.path}`),
    ...(stage.retried ?? []).map((name) => `  passed when run again: ${name}`),
    `${stage.name}: ${countsText(stage)}, ${times(stage).trim()}`,
  ];
}

/**
 * The end of a run: times of the stages, what was skipped for want of a package, then what failed. Its last line is the
 * count of all tests and checks: CI reads that line.
 * @param seconds of the whole run: less than the stages together where two of them ran at once
 */
export function totalLines(results: readonly StageResult[], seconds: number): string[] {
  const sum = (valueOf: (result: StageResult) => number): number =>
    results.reduce((total, result) => total + valueOf(result), 0);
  const isComplete = results.every(({ processorSeconds }) => processorSeconds !== null);
  const total: StageResult = {
    name: 'in all',
    seconds,
    processorSeconds: isComplete ? sum(({ processorSeconds }) => processorSeconds ?? 0) : null,
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
  };
  const failures = results.flatMap(({ failures: names = [] }) => names.map((name) => `failed: ${name}`));
  const skips = results.flatMap(({ missing = {} }) =>
    Object.entries(missing).map(([name, count]) => `skipped: ${count} that need the package ${name}`),
  );
  return [
    ...[...results, total].map((result) => `${times(result)}  ${result.name}`),
    '',
    ...skips,
    ...failures,
    countsText(total),
  ];
}

function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Of the clock, then of the processor. Their ratio says how many processors the stage has kept busy. */
function times({ seconds, processorSeconds }: StageResult): string {
  return time(seconds) + (processorSeconds === null ? '' : ` (${time(processorSeconds)} CPU)`);
}

const time = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(8);
