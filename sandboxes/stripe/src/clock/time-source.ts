import type { Tables } from '../state/store.ts';

/**
 * The sandbox's time. A test clock's time is its own row's; the real time can be held at a past moment while work that
 * became due in the sandbox's absence is caught up with.
 */
export class TimeSource {
  readonly #tables: Tables;
  #held: number | null = null;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Unix seconds. */
  now(testClock?: string | null): number {
    return (
      this.#tables.test_clocks.get(testClock)?.frozen_time ?? this.#held ?? Math.floor(Date.now() / 1000)
    );
  }

  holdAt(time: number, work: () => void): void {
    this.#held = time;
    try {
      work();
    } finally {
      this.#held = null;
    }
  }
}
