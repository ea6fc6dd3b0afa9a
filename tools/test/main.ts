import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runVerify } from '../verify/run-verify.ts';
import { readPackages } from '../workspace/packages.ts';
import { ensureChromium } from './browser.ts';
import { changedFiles } from './changed-files.ts';
import { parseArguments } from './parse-arguments.ts';
import { planChanged } from './plan-changed.ts';
import { FULL_PLAN, type TestPlan } from './plan.ts';
import { measureProcessor } from './processor-time.ts';
import type { RunReport } from './run-report.ts';
import { runVitest } from './run-vitest.ts';
import { stageLines, totalLines, type Counts, type StageResult } from './summary.ts';

const root = join(import.meta.dirname, '../..');
const results: StageResult[] = [];

try {
  const plan = planOf(process.argv.slice(2));
  await runStage('verify', () => runVerify(root, plan.checked));
  if (plan.stages.some(({ folder }) => folder !== '.')) process.env['CHROMIUM_PATH'] = ensureChromium();
  for (const { name, folder, args } of plan.stages) {
    await runStage(name, () => runVitest(join(root, folder), args));
  }
  for (const line of plan.skipped) console.log(`Skipped: ${line}.`);
  console.log(['', ...totalLines(results)].join('\n'));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function planOf(args: readonly string[]): TestPlan {
  const request = parseArguments(args);
  return request.kind === 'all'
    ? FULL_PLAN
    : planChanged({
        files: changedFiles(root, request.ref),
        packages: readPackages(root),
        exists: (path) => existsSync(join(root, path)),
      });
}

async function runStage(name: string, run: () => Promise<Counts & Partial<RunReport>>): Promise<void> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const processorSeconds = measureProcessor();
  const { files = [], ...counts } = await run();
  const seconds = (performance.now() - started) / 1000;
  const result = { name, seconds, processorSeconds: processorSeconds(), ...counts };
  results.push(result);
  console.log(stageLines(result, files).join('\n'));
}
