import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{ status: string; assertionResults: readonly unknown[] }>;
}

/** Runs the tests of a folder's vitest.config.ts. A file or run that broke without a failed test counts as one failure. */
export async function runVitest(
  cwd: string,
  options: readonly string[] = [],
): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'aic-tests-'));
  const reportFile = join(folder, 'report.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`, ...options];
  const code = await new Promise<number>((resolve) => {
    // Colour codes around every dot would make a log unreadable.
    const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
    const child = spawn('vitest', args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
    child.on('error', () => resolve(1));
  });
  try {
    // Safe because Vitest wrote it in Jest's report format.
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    const failed = report.numFailedTests + broken;
    return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
