import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../workspace/packages.ts';
import { ensureChromium } from './browser.ts';
import { changedFiles } from './changed-files.ts';
import { type Print, printNow } from './output/print-until-end.ts';
import { createTurns } from './output/turns.ts';
import { parseArguments } from './parse-arguments.ts';
import { planChanged } from './plan-changed.ts';
import { FULL_PLAN, type TestPlan, type TestStage } from './plan.ts';
import { measureProcessor } from './processor-time.ts';
import { startVerify } from './start-verify.ts';
import { startVitest } from './start-vitest.ts';
import type { StartedStage } from './started-stage.ts';
import { stageLines, totalLines, type StageResult } from './summary.ts';

const root = join(import.meta.dirname, '../..');
const began = performance.now();
const results: StageResult[] = [];
const turns = createTurns(printNow);

try {
  const plan = planOf(process.argv.slice(2));
  const needsBrowser = plan.stages.some(isInBrowser);
  const [first, ...others] = plan.stages.filter((stage) => !isInBrowser(stage));
  // Each of two fills the time in which the other has only one thing to do. More at once takes longer than one by one.
  await Promise.all([
    runStages(first === undefined ? [] : [first]),
    runStage('verify', (print) => startVerify(plan.checked, print)).then(() => runStages(others)),
  ]);
  if (needsBrowser) process.env['CHROMIUM_PATH'] = ensureChromium();
  await runStages(plan.stages.filter(isInBrowser));
  for (const line of plan.skipped) console.log(`Skipped: ${line}.`);
  console.log(['', ...totalLines(results, (performance.now() - began) / 1000)].join('\n'));
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

/** Their tests miss moments on a busy machine, so nothing runs beside them. */
function isInBrowser({ folder }: TestStage): boolean {
  return folder !== '.';
}

async function runStages(stages: readonly TestStage[]): Promise<void> {
  for (const { name, folder, args } of stages) {
    await runStage(name, (print) => startVitest(join(root, folder), args, print));
  }
}

async function runStage(name: string, start: (print: Print) => StartedStage): Promise<void> {
  const turn = turns.take();
  turn.write(`\n== ${name}\n`);
  const started = performance.now();
  const { pid, report } = start(turn.write);
  const processorSeconds = pid === undefined ? () => null : measureProcessor(pid);
  const { files = [], ...counts } = await report;
  const seconds = (performance.now() - started) / 1000;
  const result = { name, seconds, processorSeconds: processorSeconds(), ...counts };
  results.push(result);
  turn.write(`\n${stageLines(result, files).join('\n')}\n`);
  turn.end();
}
