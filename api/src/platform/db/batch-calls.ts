interface BatchOptions {
  /** Batches that may be under way. */
  atOnce: number;
  /** Calls in a batch. */
  sizeMax: number;
}

interface Call<Asked, Found> {
  asked: Asked;
  resolve(found: Found): void;
  reject(error: unknown): void;
}

/**
 * Calls that come while `atOnce` batches are under way wait for the end of one, and go together; any other goes at once and
 * alone, so that nothing waits where there is room.
 * @param readAll answers in the order of what it is asked. When it fails, so does each call of its batch.
 */
export function batchCalls<Asked, Found>(
  readAll: (asked: readonly Asked[]) => Promise<readonly Found[]>,
  { atOnce, sizeMax }: BatchOptions,
): (asked: Asked) => Promise<Found> {
  const waiting: Call<Asked, Found>[] = [];
  let underWay = 0;

  async function runBatch(calls: readonly Call<Asked, Found>[]): Promise<void> {
    try {
      const found = await readAll(calls.map(({ asked }) => asked));
      const [asked, got] = [calls.length, found.length];
      if (got !== asked) throw new Error(`${asked} were asked for, not ${got}`);
      // Safe because it is as long as `calls`.
      for (const [n, { resolve }] of calls.entries()) resolve(found[n] as Found);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  async function runWaiting(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) await runBatch(waiting.splice(0, sizeMax));
    underWay -= 1;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (underWay < atOnce) void runWaiting();
    });
}
