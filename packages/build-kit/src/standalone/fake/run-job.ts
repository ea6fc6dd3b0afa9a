import type { Generation } from '@aic/contract';
import { failedAs, finishedItem } from './sample-items.ts';

const STEP_MS = 500;

/** States of a job, in order: two places in line, then further every half second, about 4 s in all. */
const STEPS: ReadonlyArray<Pick<Generation, 'queuePosition' | 'progress'>> = [
  { queuePosition: 2, progress: 0 },
  { queuePosition: 1, progress: 0 },
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map((progress) => ({ queuePosition: null, progress })),
];

/**
 * Takes a job through its states. A prompt with the word "fail" fails.
 * @param change is given each new state; the last one is completed or failed
 * @returns stop
 */
export function runJob(start: Generation, change: (item: Generation) => void): () => void {
  let step = 0;
  const timer = setInterval(() => {
    const state = STEPS[step];
    step += 1;
    if (state !== undefined) {
      change({ ...start, ...state });
      return;
    }
    clearInterval(timer);
    change(lastState(start));
  }, STEP_MS);
  return () => clearInterval(timer);
}

function lastState(start: Generation): Generation {
  const completedAt = new Date().toISOString();
  if (/\bfail\b/i.test(start.prompt)) {
    return { ...start, ...failedAs('The fake engine was asked to fail.', start), completedAt };
  }
  const filled = Object.entries(finishedItem(start.kind)).filter(
    ([name]) => isEmpty(start[name as keyof Generation]) && name !== 'error',
  );
  return {
    ...start,
    ...Object.fromEntries(filled),
    status: 'completed',
    progress: 1,
    queuePosition: null,
    completedAt,
  };
}

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
