import type { Context } from '../context.ts';
import type { DueWork } from './due-work.ts';
import { runDue } from './run-due.ts';
import type { TimeSource } from './time-source.ts';

const LOOK_EVERY_MS = 1_000;

/** Does what becomes due in real time, also what became due while the sandbox was off. */
export class RealTime {
  readonly #ctx: Context;
  readonly #time: TimeSource;
  readonly #afterWork: () => void;
  readonly #reported = new Set<string>();
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
    runDue(this.#ctx, null, Math.floor(Date.now() / 1000), (work) => this.#attempt(work));
    this.#afterWork();
  }

  /** One subscription in an impossible state does not stop the others, and is reported once. */
  #attempt({ key, at, run }: DueWork): boolean {
    try {
      this.#time.holdAt(at, () => this.#ctx.store.transaction(() => run(this.#ctx)));
      return true;
    } catch (error) {
      if (!this.#reported.has(key)) {
        this.#reported.add(key);
        console.error(`The Stripe sandbox could not do what was due (${key}):`, error);
      }
      return false;
    }
  }

  stop(): void {
    if (this.#timer !== null) {
      clearInterval(this.#timer);
    }
  }
}
