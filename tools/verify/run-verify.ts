import { runStep, verifySteps } from './steps.ts';

/** Runs the checks, two at a time, and prints a line for each. `checked` as in `verifySteps`. */
export async function runVerify(
  root: string,
  checked: 'all' | ReadonlySet<string> = 'all',
): Promise<{ passed: number; failed: number; skipped: number }> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...verifySteps(checked)];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const started = performance.now();
      const problem = await runStep(step, root);
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      counts[problem === null ? 'passed' : 'failed'] += 1;
      console.log(`${problem === null ? '✓' : '✗'} ${seconds} s  ${step.name}`);
      if (problem !== null) console.error(`${problem}\n`);
    }
  };
  await Promise.all([work(), work()]);
  return counts;
}
