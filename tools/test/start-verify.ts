import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Print, printUntilEnd } from './output/print-until-end.ts';
import type { StartedStage } from './started-stage.ts';
import type { Counts } from './summary.ts';

const MAIN = join(import.meta.dirname, '../verify/main.ts');
const BROKEN_RUN: Counts = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs `npm run verify` in a process of its own.
 * @param print takes what it prints
 */
export function startVerify(checked: 'all' | ReadonlySet<string>, print: Print, main = MAIN): StartedStage {
  const args = checked === 'all' ? [] : [`--checked=${[...checked].join(',')}`];
  const child = fork(main, args, { silent: true, execArgv: ['--disable-warning=ExperimentalWarning'] });
  let counts = BROKEN_RUN;
  // Safe because verify's own main sends it.
  child.on('message', (message) => (counts = message as Counts));
  return { pid: child.pid, report: printUntilEnd(child, print).then(() => counts) };
}
