import { Worker } from 'node:worker_threads';
import { PROVIDER_ERROR_TEXTS, ProviderError } from '../provider-error.ts';
import type { ProviderContext } from '../provider.ts';
import type { Painting, PaintJob } from './paint-image.ts';

/** What a thread tells. After `done` it waits for its next job. */
export type PaintReport = { state: 'painting'; fraction: number } | { state: 'done'; painting: Painting };

export interface PaintPool {
  /** @throws ProviderError `aborted` within a second of the signal, `unavailable` when the thread dies */
  paint(job: PaintJob, context: Pick<ProviderContext, 'signal' | 'onProgress'>): Promise<Painting>;
}

interface Task {
  job: PaintJob;
  onProgress(fraction: number): void;
  resolve(painting: Painting): void;
  reject(error: ProviderError): void;
}

interface Seat {
  /** Started with the first job and kept; null again after it was stopped or died. */
  thread: Worker | null;
  task: Task | null;
}

/**
 * Paints in threads, so that this process goes on answering requests. Jobs wait in line when all threads are busy.
 * An idle thread does not keep the process alive.
 */
export function createPaintPool({ script, size }: { script: URL; size: number }): PaintPool {
  const seats: Seat[] = Array.from({ length: size }, () => ({ thread: null, task: null }));
  const waiting: Task[] = [];

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
  function release(seat: Seat): Task | null {
    const { task } = seat;
    seat.task = null;
    seat.thread?.unref();
    seatNext();
    return task;
  }

  function startThread(seat: Seat): Worker {
    // The flags of the host process (a test runner's, for one) are not for this thread.
    const thread = new Worker(script, { execArgv: [] });
    const die = (cause: unknown): void => {
      if (seat.thread !== thread) return;
      seat.thread = null;
      release(seat)?.reject(new ProviderError('unavailable', 'The painting thread stopped.', { cause }));
    };
    thread.on('message', (report: PaintReport) => {
      if (seat.thread !== thread) return;
      if (report.state === 'painting') seat.task?.onProgress(report.fraction);
      else release(seat)?.resolve(report.painting);
    });
    thread.on('error', die);
    thread.on('exit', (code) => die(new Error(`It left with code ${code}.`)));
    return thread;
  }

  /** A thread in the middle of a picture cannot hear: it is ended, and the seat gets a new one. */
  function drop(task: Task): void {
    const place = waiting.indexOf(task);
    if (place !== -1) waiting.splice(place, 1);
    const seat = seats.find((candidate) => candidate.task === task);
    if (!seat) return;
    const { thread } = seat;
    seat.thread = null;
    void thread?.terminate();
    release(seat);
  }

  return {
    paint: async (job, { signal, onProgress }) => {
      if (signal.aborted) throw aborted();
      const { promise, resolve, reject } = Promise.withResolvers<Painting>();
      const task: Task = { job, onProgress, resolve, reject };
      const onAbort = (): void => {
        drop(task);
        reject(aborted());
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(task);
      seatNext();
      try {
        return await promise;
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}

function aborted(): ProviderError {
  return new ProviderError('aborted', PROVIDER_ERROR_TEXTS.aborted);
}
