import { describe, expect, it } from 'vitest';
import { periodEndAfter } from './billing-period.ts';

const NO_METER = { meter: null, trial_period_days: null, usage_type: 'licensed' } as const;

describe('periodEndAfter', () => {
  it.each([
    ['month', 1, '2027-01-31', '2027-01-31', '2027-02-28'],
    ['month', 1, '2027-01-31', '2027-02-28', '2027-03-31'],
    ['month', 1, '2028-01-30', '2028-01-30', '2028-02-29'],
    ['month', 3, '2027-11-30', '2027-11-30', '2028-02-29'],
    ['month', 1, '2027-01-31', '2030-06-15', '2030-06-30'],
    ['year', 1, '2028-02-29', '2028-02-29', '2029-02-28'],
    ['year', 1, '2028-02-29', '2031-03-01', '2032-02-29'],
    ['week', 2, '2027-01-01', '2027-01-20', '2027-01-29'],
    ['day', 10, '2027-01-01', '2027-01-10', '2027-01-11'],
  ])('%s x %i from %s: after %s comes %s', (interval, interval_count, anchor, moment, end) => {
    const seconds = (day: string): number => Date.parse(`${day}T10:00:00Z`) / 1000;
    const boundary = periodEndAfter(seconds(anchor), seconds(moment), {
      ...NO_METER,
      interval,
      interval_count,
    });
    expect(new Date(boundary * 1000).toISOString()).toBe(`${end}T10:00:00.000Z`);
  });
});
