import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, contrastCurve, mix, smoothstep } from './curves.ts';

const fraction = () => fc.double({ min: 0, max: 1, noNaN: true });
const rising = (curve: (value: number) => number): boolean => {
  const values = Array.from({ length: 101 }, (_, step) => curve(step / 100));
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0) - 1e-9);
};

describe('clamp', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.3, 0.3],
    [1, 1],
    [7, 1],
    [Number.POSITIVE_INFINITY, 1],
    [Number.NEGATIVE_INFINITY, 0],
  ])('brings %f to %f', (value, bounded) => {
    expect(clamp(value)).toBe(bounded);
  });

  it('takes other bounds', () => {
    expect([-3, 0, 3].map((value) => clamp(value, -2, 2))).toEqual([-2, 0, 2]);
  });
});

describe('mix', () => {
  it('starts at one and arrives at the other', () => {
    expect([0, 0.25, 1].map((share) => mix(10, 20, share))).toEqual([10, 12.5, 20]);
  });
});

describe('smoothstep', () => {
  it('is flat outside its ends and half-way in the middle', () => {
    expect([0, 0.2, 0.4, 0.6, 1].map((value) => smoothstep(0.2, 0.6, value))).toEqual([
      0,
      0,
      expect.closeTo(0.5, 9),
      1,
      1,
    ]);
  });

  it('falls when its ends are the other way round', () => {
    expect(smoothstep(1, 0, 0.1)).toBeGreaterThan(smoothstep(1, 0, 0.9));
  });

  it('only rises', () => {
    expect(rising((value) => smoothstep(0.1, 0.8, value))).toBe(true);
  });
});

describe('contrastCurve', () => {
  it.each([-1, -0.4, 0, 0.5, 1, 1.5])('by %f leaves the middle where it is and only rises', (amount) => {
    expect(contrastCurve(0.57, amount, 0.57)).toBeCloseTo(0.57, 9);
    expect(rising((value) => contrastCurve(value, amount, 0.57))).toBe(true);
  });

  it('changes nothing by 0', () => {
    fc.assert(
      fc.property(fraction(), (value) => {
        expect(contrastCurve(value, 0, 0.5)).toBeCloseTo(value, 6);
      }),
    );
  });

  it('leaves both ends where they are when it adds contrast', () => {
    for (const amount of [0.3, 1, 1.5]) {
      expect(contrastCurve(0, amount, 0.57)).toBeCloseTo(0, 6);
      expect(contrastCurve(1, amount, 0.57)).toBeCloseTo(1, 6);
    }
  });

  it('brings values closer to the middle below 0 and moves them away above', () => {
    expect(Math.abs(contrastCurve(0.8, -0.8, 0.5) - 0.5)).toBeLessThan(0.3);
    expect(contrastCurve(0.7, 0.8, 0.5)).toBeGreaterThan(0.7);
    expect(contrastCurve(0.3, 0.8, 0.5)).toBeLessThan(0.3);
  });

  it('stays between 0 and 1', () => {
    fc.assert(
      fc.property(
        fraction(),
        fc.double({ min: -1, max: 1.5, noNaN: true }),
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        (value, amount, middle) => {
          const bent = contrastCurve(value, amount, middle);
          expect(bent).toBeGreaterThanOrEqual(-1e-9);
          expect(bent).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
    );
  });
});
