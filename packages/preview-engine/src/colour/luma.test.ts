import { describe, expect, it } from 'vitest';
import { lumaOf } from './luma.ts';

describe('lumaOf', () => {
  it('gives a grey its own level, in whatever range', () => {
    expect(lumaOf(255, 255, 255)).toBeCloseTo(255, 9);
    expect(lumaOf(0.5, 0.5, 0.5)).toBeCloseTo(0.5, 9);
    expect(lumaOf(0, 0, 0)).toBe(0);
  });

  it('weighs green most and blue least', () => {
    expect(lumaOf(0, 1, 0)).toBeGreaterThan(lumaOf(1, 0, 0));
    expect(lumaOf(1, 0, 0)).toBeGreaterThan(lumaOf(0, 0, 1));
  });
});
