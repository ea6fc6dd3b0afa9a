import { Worker } from 'node:worker_threads';
import { abortedError, EngineError } from '../engine-error.ts';
import type { EngineOptions } from '../engine-options.ts';

/** What a thread tells. After `done` or `failed` it waits for its next job. */
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
  /** Threads at the same time. */
  size: number;
  /** A thread ends after this many jobs and the next job gets a new one: for libraries that leak. Unlimited by default. */
  jobsPerThreadMax?: number;
}

interface Task<Job, Result> {
  job: Job;
  onProgress(fraction: number): void;
  resolve(result: Result): void;
  reject(error: EngineError): void;
}

interface Seat<Job, Result> {
  /** Started with the first job and kept; null again after it was stopped, died or did its share. */
  thread: Worker | null;
  jobsDone: number;
  task: Task<Job, Result> | null;
}

/**
 * Works in threads, so that this process goes on answering requests. Jobs wait in line when all threads are busy.
 * An idle thread does not keep the process alive. A job must be plain data, so that it crosses to a thread.
 */
export function createThreadPool<Job, Result>(options: ThreadPoolOptions): ThreadPool<Job, Result> {
  const { script, size, jobsPerThreadMax = Number.POSITIVE_INFINITY } = options;
  const seats: Seat<Job, Result>[] = Array.from({ length: size }, () => ({
    thread: null,
    jobsDone: 0,
    task: null,
  }));
  const waiting: Task<Job, Result>[] = [];

  function seatNext(): void {
    const seat = seats.find(({ task }) => task === null);
    const task = seat && waiting.shift();
    if (!seat || !task) return;
    seat.task = task;
    seat.thread ??= startThread(seat);
    seat.thread.ref();
    seat.thread.postMessage(task.job);
  }

  /** Hands the seat's task over and frees the seat. */
  function release(seat: Seat<Job, Result>): Task<Job, Result> | null {
    const { task } = seat;
    seat.task = null;
    seat.jobsDone += 1;
    if (seat.jobsDone >= jobsPerThreadMax) leave(seat);
    seat.thread?.unref();
    seatNext();
    return task;
  }

  function startThread(seat: Seat<Job, Result>): Worker {
    // The flags of the host process (a test runner's, for one) are not for this thread.
    const thread = new Worker(script, { execArgv: [] });
    seat.jobsDone = 0;
    const die = (cause: unknown): void => {
      if (seat.thread !== thread) return;
      seat.thread = null;
      release(seat)?.reject(failed(cause));
    };
    thread.on('message', (report: ThreadReport<Result>) => {
      if (seat.thread !== thread) return;
      switch (report.state) {
        case 'working':
          return seat.task?.onProgress(report.fraction);
        case 'done':
          return release(seat)?.resolve(report.result);
        case 'failed':
          return release(seat)?.reject(failed(new Error(report.reason)));
        default:
          return report satisfies never;
      }
    });
    thread.on('error', die);
    thread.on('exit', (code) => die(new Error(`It left with code ${code}.`)));
    return thread;
  }

  /** A thread in the middle of its work cannot hear: it is ended, and the seat gets a new one. */
  function drop(task: Task<Job, Result>): void {
    const place = waiting.indexOf(task);
    if (place !== -1) waiting.splice(place, 1);
    const seat = seats.find((candidate) => candidate.task === task);
    if (!seat) return;
    leave(seat);
    release(seat);
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
        drop(task);
        reject(abortedError());
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(task);
      seatNext();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

function leave(seat: { thread: Worker | null }): void {
  const { thread } = seat;
  seat.thread = null;
  void thread?.terminate();
}

function failed(cause: unknown): EngineError {
  return new EngineError('failed', 'The working thread stopped.', { cause });
}
