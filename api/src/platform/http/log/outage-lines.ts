import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { AppError } from '../../errors/app-error.ts';
import { StorageUnavailable } from '../../storage/storage-errors.ts';

const EVERY_MS = 1_000;

interface OutageLine {
  /** What the system says of it, without the stack: it is the same for all that fail. */
  reason: string;
  /** Lines that were left out since the one before. */
  leftOut: number;
}

/**
 * While the database or the bucket is away everything fails by it: one line a second says so, and not each call with
 * its stack.
 * @returns the line to write in place of the error, null to write none, or undefined for what is no outage
 */
export function createOutageLines(
  now = () => performance.now(),
): (error: unknown) => OutageLine | null | undefined {
  let saidAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (error) => {
    const cause = error instanceof AppError && error.cause !== undefined ? error.cause : error;
    if (!(cause instanceof StorageUnavailable || isDatabaseUnavailable(cause))) return undefined;
    if (now() - saidAt < EVERY_MS) {
      leftOut += 1;
      return null;
    }
    const line = { reason: cause instanceof Error ? cause.message : String(cause), leftOut };
    saidAt = now();
    leftOut = 0;
    return line;
  };
}
