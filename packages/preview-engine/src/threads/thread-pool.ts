import { Worker } from 'node:worker_threads';
import { abortedError, EngineError } from '../engine/engine-error.ts';
import type { EngineOptions } from '../engine/engine-options.ts';

/** What a thread reports. After `done` or `failed` it waits for its next job. */
export type ThreadReport<Result> =
  | { state: 'working'; fraction: number }
  | { state: 'done'; result: Result }
  | { state: 'failed'; reason: string };

export interface ThreadPool<Job, Result> {
  /** @throws EngineError `aborted` within a second of the signal, `failed` when the thread fails or dies */
  run(job: Job, options: EngineOptions): Promise<Result>;
}

interface ThreadPoolOptions {
  script: URL;
  /** How many threads work at the same time. */
  size: number;
  /** A thread stops after this many jobs: for libraries that leak memory. Unlimited by default. */
  jobsPerThreadMax?: number;
  /** A thread stops when it has waited for a job this long, and its memory is given back. @default 20 s */
  idleMs?: number;
}

interface Task<Job, Result> {
  job: Job;
  onProgress(fraction: number): void;
  resolve(result: Result): void;
  reject(error: EngineError): void;
}

interface Slot<Job, Result> {
  /** Started with the first job and kept; null again after it stopped, died or did all the jobs it may do. */
  thread: Worker | null;
  jobsDone: number;
  /** Ends the thread when it stays without a job. */
  idle: NodeJS.Timeout | null;
  task: Task<Job, Result> | null;
}

/** Slots of all pools whose thread has no job. Each holds up to 100 MB, so they end before another thread starts. */
const idleSlots = new Set<{ thread: Worker | null }>();

/**
 * Works in threads, so that this process goes on answering requests. Jobs wait in line when all threads are busy.
 * An idle thread does not keep the process alive. A job must be plain data, so that it crosses to a thread. Ours,
 * because piscina reports no progress and lets no thread retire (docs/adr/0050).
 */
export function createThreadPool<Job, Result>(options: ThreadPoolOptions): ThreadPool<Job, Result> {
  const { script, size, jobsPerThreadMax = Number.POSITIVE_INFINITY, idleMs = 20_000 } = options;
  const slots: Slot<Job, Result>[] = Array.from({ length: size }, () => ({
    thread: null,
    jobsDone: 0,
    idle: null,
    task: null,
  }));
  const waiting: Task<Job, Result>[] = [];

  function startNext(): void {
    // One that has its thread goes first, so that the others come to rest.
    const free = slots.filter(({ task }) => task === null);
    const slot = free.find(({ thread }) => thread !== null) ?? free[0];
    const task = slot && waiting.shift();
    if (!slot || !task) return;
    clearTimeout(slot.idle ?? undefined);
    idleSlots.delete(slot);
    slot.task = task;
    slot.thread ??= startThread(slot);
    slot.thread.ref();
    slot.thread.postMessage(task.job);
  }

  /** Takes the task out of its slot and starts the next one there. */
  function release(slot: Slot<Job, Result>): Task<Job, Result> | null {
    const { task } = slot;
    slot.task = null;
    slot.jobsDone += 1;
    if (slot.jobsDone >= jobsPerThreadMax) stopThread(slot);
    slot.thread?.unref();
    startNext();
    if (slot.task === null && slot.thread !== null) {
      idleSlots.add(slot);
      slot.idle = setTimeout(() => stopThread(slot), idleMs).unref();
    }
    return task;
  }

  function startThread(slot: Slot<Job, Result>): Worker {
    idleSlots.forEach(stopThread);
    // The host process may run with flags, a test runner's for example, that this thread must not have.
    const thread = new Worker(script, { execArgv: [] });
    slot.jobsDone = 0;
    const onDeath = (cause: unknown): void => {
      if (slot.thread !== thread) return;
      slot.thread = null;
      release(slot)?.reject(failed(cause));
    };
    thread.on('message', (report: ThreadReport<Result>) => {
      if (slot.thread !== thread) return;
      switch (report.state) {
        case 'working':
          return slot.task?.onProgress(report.fraction);
        case 'done':
          return release(slot)?.resolve(report.result);
        case 'failed':
          return release(slot)?.reject(failed(new Error(report.reason)));
        default:
          return report satisfies never;
      }
    });
    thread.on('error', onDeath);
    thread.on('exit', (code) => onDeath(new Error(`It exited with code ${code}.`)));
    return thread;
  }

  /** A thread in the middle of its work reads no messages: it is stopped, and the next task gets a new one. */
  function cancel(task: Task<Job, Result>): void {
    const place = waiting.indexOf(task);
    if (place !== -1) waiting.splice(place, 1);
    const slot = slots.find((candidate) => candidate.task === task);
    if (!slot) return;
    stopThread(slot);
    release(slot);
  }

  return {
    run: async (job, { signal, onProgress }) => {
      if (signal?.aborted) throw abortedError();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const task: Task<Job, Result> = {
        job,
        onProgress: (fraction) => onProgress?.(fraction),
        resolve,
        reject,
      };
      const onAbort = (): void => {
        cancel(task);
        reject(abortedError());
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(task);
      startNext();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

function stopThread(slot: { thread: Worker | null }): void {
  const { thread } = slot;
  idleSlots.delete(slot);
  slot.thread = null;
  void thread?.terminate();
}

function failed(cause: unknown): EngineError {
  return new EngineError('failed', 'The working thread stopped.', { cause });
}
