import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitInTurn } from './visit-in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(count: number) {
  const keys = new Map(Array.from({ length: count }, (_, n) => [n, null]));
  const visits: number[][] = [];
  const end = visitInTurn(keys, 1000, (some) => visits.push(some));
  return { keys, visits, end };
}

describe('visitInTurn', () => {
  it('visits each key once in its time, a few at a time', () => {
    const { visits, end } = start(1000);

    vi.advanceTimersByTime(1000);
    end();

    expect(visits.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
    expect(Math.max(...visits.map((some) => some.length))).toBeLessThanOrEqual(51);
  });

  it.each([1, 3])('visits %d keys no more often than many', (count) => {
    const { visits, end } = start(count);

    vi.advanceTimersByTime(10_000);
    end();

    expect(visits.flat()).toHaveLength(10 * count);
  });

  it('goes on where keys come and go', () => {
    const { keys, visits, end } = start(100);
    vi.advanceTimersByTime(500);

    for (let n = 0; n < 90; n += 1) keys.delete(n);
    keys.set(100, null);
    visits.length = 0;
    vi.advanceTimersByTime(1100);
    end();

    expect(new Set(visits.flat())).toEqual(new Set(keys.keys()));
  });

  it('visits none where there are none, and none after its end', () => {
    const { keys, visits, end } = start(0);

    vi.advanceTimersByTime(5000);
    end();
    keys.set(1, null);
    vi.advanceTimersByTime(5000);

    expect(visits).toEqual([]);
  });
});
