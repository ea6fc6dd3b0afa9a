import { describe, expect, it } from 'vitest';
import { createNoise } from './image/noise.ts';
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

  it('is spread evenly over 0..1', () => {
    const buckets = Array.from({ length: 10 }, () => 0);
    for (const value of take('even', 20_000))
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1;
    for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('draws whole numbers from both ends', () => {
    const random = createRandom('whole');
    const seen = new Set(Array.from({ length: 200 }, () => random.whole(2, 4)));
    expect([...seen].toSorted((one, other) => one - other)).toEqual([2, 3, 4]);
  });

  it('draws the bell around 0 with deviation 1', () => {
    const random = createRandom('bell');
    const values = Array.from({ length: 20_000 }, () => random.bell());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(mean).toBeCloseTo(0, 1);
    expect(deviation).toBeCloseTo(1, 1);
  });
});

describe('createNoise', () => {
  const noise = createNoise(createRandom('noise'));

  it('is smooth: a small step changes it little', () => {
    for (let x = 0; x < 30; x += 0.37)
      expect(Math.abs(noise.at(x, 4.2) - noise.at(x + 0.001, 4.2))).toBeLessThan(0.01);
  });

  it('stays in its bounds', () => {
    for (let x = -50; x < 50; x += 0.31) {
      expect(Math.abs(noise.layered(x, x * 0.7, 6))).toBeLessThan(1.5);
      expect(noise.ridged(x, x * 0.7, 6)).toBeGreaterThanOrEqual(0);
      expect(noise.ridged(x, x * 0.7, 6)).toBeLessThan(1.2);
    }
  });

  it('is not the same everywhere', () => {
    expect(
      new Set(Array.from({ length: 40 }, (_, index) => noise.at(index * 1.3, 0.5).toFixed(3))).size,
    ).toBeGreaterThan(30);
  });
});
