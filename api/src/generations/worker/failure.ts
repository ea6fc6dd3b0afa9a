import { StorageUnavailable } from '../../platform/storage/storage-errors.ts';
import { OPERATOR_KINDS, ProviderError, RETRYABLE_KINDS } from '../errors/provider-error.ts';
import type { Job, JobOutcome, StopReason } from './job.ts';

/** After so many attempts a job fails and its credits go back. */
export const ATTEMPTS_MAX = 3;

/** How long a job waits for a provider that is busy with others before it fails, counted from its start. */
export const BUSY_WAIT_MS_MAX = 15 * 60_000;
/** Tries a job has even after that time: it may have spent the time in our own queue. */
const BUSY_TRIES_MIN = 5;

/** What a provider may ask for: not at once again, and not when its user has long gone. */
const RETRY_AFTER_MS = { min: 500, max: 5 * 60_000 } as const;

const RETRY_BASE_MS = 1_000;
const RETRY_MAX_MS = 60_000;

/** What an error (or a stop) means for the job. */
export function outcomeOfError(
  error: unknown,
  job: Job,
  stop: StopReason | null,
  now: Date,
  random = Math.random,
): JobOutcome {
  if (stop !== null) return outcomeOfStop(stop);
  const waitedMs = now.getTime() - job.createdAt.getTime();
  const isPatient = waitedMs < BUSY_WAIT_MS_MAX || job.attempt < BUSY_TRIES_MIN;
  // Its material could not be read, so nothing was asked for.
  if (error instanceof StorageUnavailable && isPatient) {
    return { type: 'handed-back', delayMs: busyMs(waitedMs, random) };
  }
  if (!(error instanceof ProviderError)) {
    return { type: 'failed', code: 'internal', shownMessage: null };
  }
  if (error.kind === 'rate_limited' && isPatient) {
    return { type: 'wait', delayMs: askedMs(error) ?? busyMs(waitedMs, random) };
  }
  if (RETRYABLE_KINDS.has(error.kind) && job.attemptsUsed < ATTEMPTS_MAX) {
    return { type: 'retry', delayMs: askedMs(error) ?? backoffMs(job.attemptsUsed, random) };
  }
  return { type: 'failed', code: error.kind, shownMessage: error.shownMessage };
}

/** How loud the log is about an attempt that did not deliver: nothing else tells the operator at once. */
export function logLevelOf(outcome: JobOutcome): 'error' | 'warn' | 'info' {
  if (outcome.type !== 'failed') return 'info';
  // A full disk, for one.
  if (outcome.code === 'internal') return 'error';
  const codes: ReadonlySet<string> = OPERATOR_KINDS;
  return codes.has(outcome.code) ? 'warn' : 'info';
}

function outcomeOfStop(stop: StopReason): JobOutcome {
  switch (stop) {
    case 'cancelled':
      return { type: 'failed', code: 'cancelled', shownMessage: null };
    case 'timeout':
      return { type: 'failed', code: 'timeout', shownMessage: null };
    case 'shutdown':
      return { type: 'handed-back', delayMs: 0 };
    case 'lost':
      return { type: 'dropped' };
    default:
      return stop satisfies never;
  }
}

function askedMs({ retryAfterMs }: ProviderError): number | null {
  if (retryAfterMs === null) return null;
  return Math.min(RETRY_AFTER_MS.max, Math.max(RETRY_AFTER_MS.min, retryAfterMs));
}

/** Full jitter over an exponential: many jobs that fail together do not come back together. */
function backoffMs(attemptsUsed: number, random: () => number): number {
  return Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 4 ** attemptsUsed) * (0.5 + random() / 2);
}

/** The longer it has waited, the less often it asks: about a tenth of the time, 2 s to a minute. */
function busyMs(waitedMs: number, random: () => number): number {
  return Math.min(RETRY_MAX_MS, Math.max(2_000, waitedMs / 5)) * (0.5 + random() / 2);
}
