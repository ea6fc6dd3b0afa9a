import { runStep, verifySteps } from './steps.ts';

/** Runs every check, two at a time, and prints a line for each. */
export async function runVerify(root: string): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  let failed = 0;
  const waiting = [...verifySteps(root)];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const problem = await runStep(step, root);
      if (problem === null) {
        passed += 1;
      } else {
        failed += 1;
        console.error(`✗ ${step.name}\n${problem}\n`);
      }
    }
  };
  await Promise.all([work(), work()]);
  console.log(`verify: ${passed} checks passed, ${failed} failed`);
  return { passed, failed };
}
