import { expect, it } from 'vitest';
import { PROVIDER_ERROR_TEXTS, ProviderError, type ProviderErrorKind } from '../providers/provider-error.ts';
import { outcomeOfError } from './failure.ts';
import type { Job } from './job.ts';

function job(attemptsUsed: number): Job {
  return {
    userId: 'u',
    id: 'g',
    attempt: attemptsUsed,
    attemptsUsed,
    kind: 'image',
    request: {},
    seed: 1,
    operation: null,
  };
}

const RETRIED: ReadonlySet<string> = new Set(['rate_limited', 'unavailable']);

it.each(Object.keys(PROVIDER_ERROR_TEXTS) as ProviderErrorKind[])(
  'ends or retries on %s as its kind says',
  (kind) => {
    const outcome = outcomeOfError(new ProviderError(kind, 'x'), job(1), null);
    expect(outcome.type).toBe(RETRIED.has(kind) ? 'retry' : 'failed');
  },
);

it('waits as long as the provider asks', () => {
  const error = new ProviderError('rate_limited', '429', { retryAfterMs: 7_000 });
  expect(outcomeOfError(error, job(1), null)).toEqual({ type: 'retry', delayMs: 7_000 });
});

it.each([
  [1, 0, 2_000],
  [1, 1, 4_000],
  [2, 0, 8_000],
  [2, 1, 16_000],
])('after attempt %i with chance %d waits %i ms', (attempts, chance, delayMs) => {
  const error = new ProviderError('unavailable', '503');
  expect(outcomeOfError(error, job(attempts), null, () => chance)).toEqual({ type: 'retry', delayMs });
});

it('keeps what a bug says away from the creator', () => {
  const outcome = outcomeOfError(new TypeError('secret is undefined'), job(1), null);
  expect(outcome).toMatchObject({ type: 'failed', code: 'internal' });
  expect(JSON.stringify(outcome)).not.toContain('secret');
});
