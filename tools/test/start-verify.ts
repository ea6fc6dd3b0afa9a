import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { StartedStage } from './started-stage.ts';
import type { Counts } from './summary.ts';

const MAIN = join(import.meta.dirname, '../verify/main.ts');
const BROKEN_RUN: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs `npm run verify` in a process of its own; what it prints comes with its end, as tests print meanwhile. */
export function startVerify(checked: 'all' | ReadonlySet<string>, main = MAIN): StartedStage {
  const args = checked === 'all' ? [] : [`--checked=${[...checked].join(',')}`];
  const child = fork(main, args, { silent: true, execArgv: ['--disable-warning=ExperimentalWarning'] });
  let output = '';
  let counts = BROKEN_RUN;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  // Safe because verify's own main sends it.
  child.on('message', (message) => (counts = message as Counts));
  return {
    pid: child.pid,
    report: new Promise((resolve) => {
      child.on('error', (error) => resolve({ ...BROKEN_RUN, output: error.message }));
      child.on('close', () => resolve({ ...counts, output }));
    }),
  };
}
