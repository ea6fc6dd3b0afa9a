import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Signed, SignTask } from './sign-thread.ts';

export interface SigningTurns {
  /**
   * @param msMax of the work itself
   * @param waitMsMax before it
   * @throws Error of the library, or that it took too long; the files that wait are not concerned
   */
  sign(task: SignTask, msMax: number, waitMsMax?: number): Promise<Signed>;
  close(): Promise<void>;
}

/** A thread without work gives its memory back: some 50 MB, and three times the largest file it had. */
const IDLE_MS = 30_000;

/**
 * One file after another in a thread. They wait here and not in a pool, because the library is of no use after an error
 * and the thread goes, and a pool that is closed drops whatever waits in it.
 */
export function createSigningTurns(): SigningTurns {
  const inTurn = pLimit(1);
  let thread: Piscina<SignTask, Signed> | null = null;

  async function sign(task: SignTask, msMax: number): Promise<Signed> {
    const pool = (thread ??= openThread());
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(msMax) });
    } catch (error) {
      thread = null;
      void pool.destroy();
      throw error;
    }
  }

  return {
    sign(task, msMax, waitMsMax = Infinity) {
      const askedAt = performance.now();
      return inTurn(() => {
        if (performance.now() - askedAt > waitMsMax) throw new Error('Too many files wait.');
        return sign(task, msMax);
      });
    },
    close: async () => thread?.destroy(),
  };
}

const openThread = (): Piscina<SignTask, Signed> =>
  new Piscina({
    name: 'signFile',
    filename: new URL('sign-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    // The host process may run with flags, a test runner's for example, that this thread must not have.
    execArgv: [],
  });
