import { parentPort } from 'node:worker_threads';
import type { ThreadReport } from './thread-pool.ts';

/**
 * All that a working thread does: it takes one job at a time and reports on it. An error in `work` fails that job only.
 * @param transferred the buffers of a result that move to the other side instead of being copied
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The pool on the other side sends this type.
export function answerJobs<Job, Result>(
  work: (job: Job, onProgress: (fraction: number) => void) => Result | Promise<Result>,
  transferred: (result: Result) => readonly Uint8Array[],
): void {
  parentPort?.on('message', async (job: Job) => {
    try {
      const result = await work(job, (fraction) => report({ state: 'working', fraction }));
      // Safe because results are made here, in ordinary memory.
      const buffers = transferred(result).map(({ buffer }) => buffer as ArrayBuffer);
      report({ state: 'done', result }, buffers);
    } catch (error) {
      report({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  });

  function report(message: ThreadReport<Result>, buffers: ArrayBuffer[] = []): void {
    parentPort?.postMessage(message, buffers);
  }
}
