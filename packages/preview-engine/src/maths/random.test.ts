import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const take = (seed: string, count: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('repeats for a seed and differs for the next', () => {
    expect(take('1/sea', 20)).toEqual(take('1/sea', 20));
    expect(take('1/sea', 20)).not.toEqual(take('2/sea', 20));
  });

  it.each(['', '0', '2147483647', '🦊', '\u0000'])('takes %j as a seed', (seed) => {
    expect(new Set(take(seed, 100)).size).toBeGreaterThan(95);
  });

  it('gives seeds that differ in one letter unrelated numbers', () => {
    const first = Array.from({ length: 400 }, (_, seed) => take(`${seed}/sea`, 1)[0] ?? 0);
    const mean = first.reduce((sum, value) => sum + value, 0) / first.length;
    expect(mean).toBeCloseTo(0.5, 1);
    expect(new Set(first).size).toBe(400);
  });

  it('is spread evenly over 0..1', () => {
    const buckets = Array.from({ length: 10 }, () => 0);
    for (const value of take('even', 20_000)) {
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1;
    }
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('stays between its bounds', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (seed, low, span) => {
          const value = createRandom(seed).between(low, low + span);
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(low + span);
        },
      ),
    );
  });

  it('draws whole numbers from both ends', () => {
    const random = createRandom('whole');
    const seen = new Set(Array.from({ length: 200 }, () => random.whole(2, 4)));
    expect([...seen].toSorted((one, other) => one - other)).toEqual([2, 3, 4]);
  });

  it('picks every choice now and then, and the only one always', () => {
    const random = createRandom('pick');
    expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c']))).size).toBe(3);
    expect(random.pick(['alone'])).toBe('alone');
  });

  it.each([
    [0, 0],
    [1, 1],
    [0.25, 0.25],
  ])('gives a chance of %f about as often', (probability, share) => {
    const random = createRandom('chance');
    const hits = Array.from({ length: 5000 }, () => random.chance(probability)).filter(Boolean).length;
    expect(Math.abs(hits / 5000 - share)).toBeLessThan(0.03);
  });

  it('draws the bell around 0 with deviation 1, and never beyond 3.5', () => {
    const random = createRandom('bell');
    const values = Array.from({ length: 20_000 }, () => random.bell());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(mean).toBeCloseTo(0, 1);
    expect(deviation).toBeCloseTo(1, 1);
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(3.5);
  });
});
