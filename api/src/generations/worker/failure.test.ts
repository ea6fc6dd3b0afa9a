import { expect, it } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '../errors/provider-error.ts';
import { BUSY_WAIT_MS_MAX, outcomeOfError } from './failure.ts';
import type { Job } from './job.ts';

const NOW = new Date('2030-01-01T00:00:00Z');

function job(attemptsUsed: number): Job {
  return {
    userId: 'u',
    id: 'g',
    attempt: attemptsUsed,
    attemptsUsed,
    kind: 'image',
    request: {},
    seed: 1,
    submission: null,
    createdAt: NOW,
    price: 0,
    traceparent: null,
  };
}

const ENDS: Readonly<Record<string, string>> = { rate_limited: 'wait', unavailable: 'retry' };

const KINDS: readonly ProviderErrorKind[] = [
  'moderation',
  'invalid_request',
  'unauthorized',
  'misconfigured',
  'quota',
  'rate_limited',
  'unavailable',
  'timeout',
  'uncertain',
  'aborted',
];

it.each(KINDS)('ends, retries or waits on %s as its kind says', (kind) => {
  const outcome = outcomeOfError(new ProviderError(kind, 'x'), job(1), null, NOW);
  expect(outcome.type).toBe(ENDS[kind] ?? 'failed');
});

it('waits as long as the provider asks', () => {
  const error = new ProviderError('rate_limited', '429', { retryAfterMs: 7_000 });
  expect(outcomeOfError(error, job(1), null, NOW)).toEqual({ type: 'wait', delayMs: 7_000 });
});

it.each([
  ['at once', 0, 500],
  ['tomorrow', 86_400_000, 300_000],
] as const)('neither hammers nor waits for ever when the provider says "%s"', (_, retryAfterMs, delayMs) => {
  const busy = new ProviderError('rate_limited', '429', { retryAfterMs });
  expect(outcomeOfError(busy, job(1), null, NOW)).toEqual({ type: 'wait', delayMs });
  const down = new ProviderError('unavailable', '503', { retryAfterMs });
  expect(outcomeOfError(down, job(1), null, NOW)).toEqual({ type: 'retry', delayMs });
});

it.each([
  [1, 0, 2_000],
  [1, 1, 4_000],
  [2, 0, 8_000],
  [2, 1, 16_000],
])('after attempt %i with chance %d waits %i ms', (attempts, chance, delayMs) => {
  const error = new ProviderError('unavailable', '503');
  expect(outcomeOfError(error, job(attempts), null, NOW, () => chance)).toEqual({ type: 'retry', delayMs });
});

it('keeps what a bug says away from the user', () => {
  const outcome = outcomeOfError(new TypeError('secret is undefined'), job(1), null, NOW);
  expect(outcome).toMatchObject({ type: 'failed', code: 'internal' });
  expect(JSON.stringify(outcome)).not.toContain('secret');
});

it('waits for a busy provider however often it says so, less and less often', () => {
  const error = new ProviderError('rate_limited', '429');
  const after = (ms: number) => outcomeOfError(error, job(9), null, new Date(NOW.getTime() + ms), () => 1);
  expect(after(0)).toEqual({ type: 'wait', delayMs: 2_000 });
  expect(after(60_000)).toEqual({ type: 'wait', delayMs: 12_000 });
  expect(after(BUSY_WAIT_MS_MAX - 1)).toEqual({ type: 'wait', delayMs: 60_000 });
});

it('gives up on a provider that is busy for a quarter of an hour', () => {
  const error = new ProviderError('rate_limited', '429');
  const now = new Date(NOW.getTime() + BUSY_WAIT_MS_MAX);
  expect(outcomeOfError(error, job(5), null, now)).toEqual({
    type: 'failed',
    code: 'rate_limited',
    shownMessage: null,
  });
});

it('does not give up on a job that stood in our own line for a quarter of an hour and was hardly tried', () => {
  const error = new ProviderError('rate_limited', '429');
  const now = new Date(NOW.getTime() + BUSY_WAIT_MS_MAX);
  expect(outcomeOfError(error, job(4), null, now)).toMatchObject({ type: 'wait' });
});

it("says the provider's own words to the user where it has some", () => {
  const error = new ProviderError('invalid_request', 'No word is known.', {
    shownMessage: 'Nothing of this was understood. Say it in other words.',
  });
  expect(outcomeOfError(error, job(1), null, NOW)).toMatchObject({
    type: 'failed',
    code: 'invalid_request',
    shownMessage: 'Nothing of this was understood. Say it in other words.',
  });
});
