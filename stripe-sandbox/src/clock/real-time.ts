import type { Context } from '../context.ts';
import { runDue } from './run-due.ts';
import type { TimeSource } from './time-source.ts';

const LOOK_EVERY_MS = 1_000;

/** Does what becomes due in real time, also what became due while the sandbox was off. */
export class RealTime {
  readonly #ctx: Context;
  readonly #time: TimeSource;
  readonly #afterWork: () => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(ctx: Context, time: TimeSource, afterWork: () => void) {
    this.#ctx = ctx;
    this.#time = time;
    this.#afterWork = afterWork;
  }

  start(): void {
    this.look();
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  look(): void {
    runDue(this.#ctx, null, Math.floor(Date.now() / 1000), (at, work) => this.#time.holdAt(at, work));
    this.#afterWork();
  }

  stop(): void {
    if (this.#timer !== null) {
      clearInterval(this.#timer);
    }
  }
}
