import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Print, printNow, printUntilEnd } from './output/print-until-end.ts';
import { REPORT_FILE, type RunReport } from './run-report.ts';
import type { StartedStage } from './started-stage.ts';

const BROKEN_RUN: RunReport = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [],
  retried: [],
  missing: {},
  files: [],
};

/**
 * Runs `vitest <args>` with the folder's vitest.config.ts. A run that breaks without a failed test counts as one
 * failure.
 * @param print takes what it prints
 */
export function startVitest(cwd: string, args: readonly string[], print: Print = printNow): StartedStage {
  const folder = mkdtempSync(join(tmpdir(), 'aic-tests-'));
  const reportFile = join(folder, 'report.json');
  const reporter = join(import.meta.dirname, 'run-report.ts');
  // Colour codes around every dot make a log unreadable.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const env = { ...process.env, ...colours, [REPORT_FILE]: reportFile };
  const child = spawn('vitest', [...args, '--reporter=dot', `--reporter=${reporter}`], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = printUntilEnd(child, print);
  return { pid: child.pid, report: ended.then((code) => readReport(folder, reportFile, code)) };
}

function readReport(folder: string, reportFile: string, code: number): RunReport {
  try {
    // Safe because our own reporter wrote it.
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as RunReport;
    return report.failed === 0 && code !== 0 ? { ...report, failed: 1 } : report;
  } catch {
    return BROKEN_RUN;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
