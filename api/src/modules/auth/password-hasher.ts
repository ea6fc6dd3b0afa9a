import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';

export interface PasswordHasher {
  /** @throws AppError `unavailable` when too many passwords are waiting */
  hash(password: string): Promise<string>;
  /**
   * `null` stands for an account that does not exist: the same work is done and the answer is false.
   * @throws AppError `unavailable` when too many passwords are waiting
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** At about 90 ms each, the last in the queue waits a few seconds; more would only wait for nothing. */
const WAITING_MAX = 64;

/**
 * argon2id, at most one per core at a time: each takes 64 MiB and a core, and Node's thread pool also serves files and
 * DNS (OWASP ASVS 5.0, 2.4.1).
 */
export function createPasswordHasher(config: Config['passwordHash']): PasswordHasher {
  const options = { memoryCost: config.memoryKib, timeCost: config.passes, parallelism: 1 };
  const run = limitConcurrency(availableParallelism(), WAITING_MAX);
  // Made now, so that the first unknown address takes no longer than the next.
  const decoy = hash(randomBytes(16), options);
  return {
    hash: (password) => run(() => hash(password, options)),
    verify: (stored, password) =>
      run(async () => {
        const matches = await verify(stored ?? (await decoy), password);
        return matches && stored !== null;
      }),
  };
}

/** Runs at most `concurrency` at a time, lets `waitingMax` wait in order, and refuses the rest at once. */
export function limitConcurrency(concurrency: number, waitingMax: number) {
  const waiting: Array<() => void> = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    else if (waiting.length < waitingMax) await new Promise<void>((start) => void waiting.push(start));
    else {
      throw new AppError(
        'unavailable',
        'Too many people are signing in right now. Please try again in a moment.',
        {
          retryAfterSeconds: 2,
        },
      );
    }
    try {
      return await work();
    } finally {
      // The place passes straight to the next in line, so a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
