import { setTimeout as delay } from 'node:timers/promises';

export interface PeriodicTask {
  /** Milliseconds from each end to the next beginning. */
  everyMs: number;
  /** The signal aborts with `stop`. */
  run(signal: AbortSignal): Promise<unknown>;
}

export interface PeriodicTasks {
  /** Begins nothing more. Resolves when what is running has ended. */
  stop(): Promise<void>;
}

/** Runs each task now and again and again, until they are stopped. Errors go to `onError` and change nothing. */
export function startPeriodicTasks<Task extends PeriodicTask>(
  tasks: readonly Task[],
  onError: (error: unknown, task: Task) => void,
): PeriodicTasks {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (task: Task): Promise<void> => {
    while (!signal.aborted) {
      await task.run(signal).catch((error: unknown) => onError(error, task));
      await delay(task.everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const loops = Promise.all(tasks.map(loop));
  return {
    async stop() {
      stopping.abort();
      await loops;
    },
  };
}
