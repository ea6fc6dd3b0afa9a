import { describe, expect, it } from 'vitest';
import { readRetryAfterMs } from './failure-kind.ts';

describe('readRetryAfterMs', () => {
  it.each([
    [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1500],
    [{ 'retry-after-ms': 'soon', 'retry-after': '9' }, 9000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
    // What is neither seconds nor a date is not an invitation to come back at once.
    [{ 'retry-after': '-5' }, null],
    [{ 'retry-after': '1.5' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '' }, null],
    [{ 'retry-after-ms': '' }, null],
    [{ 'retry-after': '9'.repeat(400) }, null],
    [{}, null],
  ])('reads %j as %j', (headers, ms) => {
    expect(readRetryAfterMs(new Headers(headers as Record<string, string>))).toBe(ms);
  });

  it('counts the milliseconds to a date', () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const ms = readRetryAfterMs(new Headers({ 'retry-after': date })) ?? 0;
    expect(ms).toBeGreaterThan(30_000);
    expect(ms).toBeLessThanOrEqual(60_000);
  });
});
