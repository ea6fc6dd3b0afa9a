import { describe, expect, it } from 'vitest';
import { createRandom } from '../../maths/random.ts';
import { createNoise } from './noise.ts';

const noise = createNoise(createRandom('noise'));

describe('createNoise', () => {
  it('is smooth: a small step changes it little', () => {
    for (let x = 0; x < 30; x += 0.37) {
      expect(Math.abs(noise.at(x, 4.2) - noise.at(x + 0.001, 4.2))).toBeLessThan(0.01);
    }
  });

  it('stays in its bounds', () => {
    for (let x = -50; x < 50; x += 0.31) {
      expect(Math.abs(noise.at(x, x * 0.7))).toBeLessThan(1.2);
      expect(Math.abs(noise.layered(x, x * 0.7, 6))).toBeLessThan(1.5);
      expect(noise.ridged(x, x * 0.7, 6)).toBeGreaterThanOrEqual(0);
      expect(noise.ridged(x, x * 0.7, 6)).toBeLessThan(1.2);
    }
  });

  it('is not the same everywhere', () => {
    const values = Array.from({ length: 40 }, (_, index) => noise.at(index * 1.3, 0.5).toFixed(3));
    expect(new Set(values).size).toBeGreaterThan(30);
  });

  it('is nothing at the corners of its lattice', () => {
    for (const [x, y] of [
      [0, 0],
      [3, 7],
      [-4, 12],
    ] as const) {
      expect(noise.at(x, y)).toBeCloseTo(0, 9);
    }
  });

  it('gets finer with more octaves', () => {
    const roughness = (octaves: number): number => {
      let sum = 0;
      for (let x = 0; x < 20; x += 0.05) {
        sum += Math.abs(noise.layered(x + 0.05, 3.3, octaves) - noise.layered(x, 3.3, octaves));
      }
      return sum;
    };
    expect(roughness(5)).toBeGreaterThan(roughness(1) * 1.2);
  });

  it('repeats for a seed and differs for the next', () => {
    const [same, other] = [createNoise(createRandom('noise')), createNoise(createRandom('else'))];
    expect(same.layered(3.3, 1.2, 3)).toBe(noise.layered(3.3, 1.2, 3));
    expect(other.layered(3.3, 1.2, 3)).not.toBe(noise.layered(3.3, 1.2, 3));
  });
});
