import { PROVIDER_ERROR_TEXTS, ProviderError, RETRYABLE_KINDS } from '../providers/provider-error.ts';
import type { Job, JobOutcome, StopReason } from './job.ts';

/** After so many attempts a job fails and its credits go back. */
export const ATTEMPTS_MAX = 3;

const RETRY_BASE_MS = 1_000;
const RETRY_MAX_MS = 60_000;

/** What an error (or a stop) means for the job. */
export function outcomeOfError(
  error: unknown,
  job: Job,
  stop: StopReason | null,
  random = Math.random,
): JobOutcome {
  if (stop !== null) return outcomeOfStop(stop);
  if (!(error instanceof ProviderError)) {
    return {
      type: 'failed',
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    };
  }
  if (RETRYABLE_KINDS.has(error.kind) && job.attemptsUsed < ATTEMPTS_MAX) {
    return { type: 'retry', delayMs: error.retryAfterMs ?? backoffMs(job.attemptsUsed, random) };
  }
  return { type: 'failed', code: error.kind, message: PROVIDER_ERROR_TEXTS[error.kind] };
}

function outcomeOfStop(stop: StopReason): JobOutcome {
  switch (stop) {
    case 'cancelled':
      return { type: 'failed', code: 'cancelled', message: PROVIDER_ERROR_TEXTS.aborted };
    case 'timeout':
      return { type: 'failed', code: 'timeout', message: PROVIDER_ERROR_TEXTS.timeout };
    case 'shutdown':
      return { type: 'handed-back' };
    case 'lost':
      return { type: 'dropped' };
    default:
      return stop satisfies never;
  }
}

/** Full jitter over an exponential: many jobs that fail together do not come back together. */
function backoffMs(attemptsUsed: number, random: () => number): number {
  return Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 4 ** attemptsUsed) * (0.5 + random() / 2);
}
