import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_FILE, type RunReport } from './run-report.ts';
import type { StartedStage } from './started-stage.ts';

const BROKEN_RUN: RunReport = { passed: 0, failed: 1, skipped: 0, failures: [], retried: [], files: [] };

/**
 * Runs `vitest <args>` with the folder's vitest.config.ts and prints what it prints. A run that breaks without a failed
 * test counts as one failure.
 */
export function startVitest(cwd: string, args: readonly string[] = ['run']): StartedStage {
  const folder = mkdtempSync(join(tmpdir(), 'aic-tests-'));
  const reportFile = join(folder, 'report.json');
  const reporter = join(import.meta.dirname, 'run-report.ts');
  const env = { ...process.env, [REPORT_FILE]: reportFile };
  // Colour codes around every dot make a log unreadable.
  if (!process.stdout.isTTY) Object.assign(env, { NO_COLOR: '1' });
  const child = spawn('vitest', [...args, '--reporter=dot', `--reporter=${reporter}`], {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
    child.on('error', () => resolve(1));
  });
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
