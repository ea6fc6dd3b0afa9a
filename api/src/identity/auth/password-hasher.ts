import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { passwordForm } from '@aic/contract';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Config } from '../../platform/config/config.ts';
import { tooManySignIns } from '../errors/sign-in-errors.ts';

export interface PasswordHasher {
  /** To be asked before an attempt is counted. @throws AppError `unavailable` when too many passwords are waiting */
  requireRoom(): void;
  /** @throws AppError `unavailable` when too many passwords are waiting */
  hash(password: string): Promise<string>;
  /**
   * Also by what was typed, in the form of Unicode in which it was hashed before there was one form for all.
   * `null` stands for an account that does not exist: the same work is done and the response is false.
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
export function createPasswordHasher(
  config: Config['passwordHash'],
  concurrency = availableParallelism(),
  waitingMax = WAITING_MAX,
): PasswordHasher {
  const options = { memoryCost: config.memoryKib, timeCost: config.passes, parallelism: 1 };
  const limit = pLimit(concurrency);
  // Made now, so that the first unknown address takes no longer than the next.
  const decoy = hash(randomBytes(16), options);

  function requireRoom(): void {
    if (limit.pendingCount >= waitingMax) throw tooManySignIns();
  }
  async function run<T>(work: () => Promise<T>): Promise<T> {
    requireRoom();
    return limit(work);
  }
  async function matches(stored: string, password: string): Promise<boolean> {
    const form = passwordForm(password);
    return (await verify(stored, form)) || (form !== password && (await verify(stored, password)));
  }
  return {
    requireRoom,
    hash: (password) => run(() => hash(passwordForm(password), options)),
    verify: (stored, password) =>
      run(async () => (await matches(stored ?? (await decoy), password)) && stored !== null),
  };
}
