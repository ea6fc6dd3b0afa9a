import { describe, expect, it } from 'vitest';
import { formatSummary, ratioOf, summarize } from './summary.ts';

describe('summarize', () => {
  it('gives the middle, the least and the most, whatever the order', () => {
    expect(summarize([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  });

  it('takes the mean of the two in the middle when the count is even', () => {
    expect(summarize([4, 1, 3, 100])).toEqual({ median: 3.5, min: 1, max: 100 });
  });

  it('refuses to say anything about no samples', () => {
    expect(() => summarize([])).toThrow(RangeError);
  });
});

describe('ratioOf', () => {
  it('compares within rounds, so that a slow minute of the machine does not count', () => {
    expect(ratioOf([100, 50, 10], [200, 100, 20])).toEqual({ median: 0.5, min: 0.5, max: 0.5 });
  });

  it('refuses variants with a different number of rounds', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('2 rounds of ours cannot be paired with 1');
  });
});

describe('formatSummary', () => {
  it('shows the median first and the range behind it', () => {
    expect(formatSummary({ median: 1.234, min: 1, max: 2 }, 2)).toBe('1.23 (1.00..2.00)');
  });
});
