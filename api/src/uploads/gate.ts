interface Gate {
  /** Runs the work when fewer than the limit are running. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets so many through at the same time; the others wait in line. */
export function createGate(atOnce: number): Gate {
  const waiting: Array<() => void> = [];
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    // Whoever leaves hands its place over, so `inside` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  }

  return {
    async pass(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
