import { EDIT_STRENGTH } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import type { AdjustmentId, Operation } from './operations.ts';
import { adjustmentAmounts, wholeShare } from './recipe.ts';

const adjust = (id: AdjustmentId, amount: number): Operation => ({ kind: 'adjust', id, amount });
const amountOf = (operations: Operation[], strength: number): number | undefined =>
  adjustmentAmounts(operations, strength).values().next().value;

describe('wholeShare', () => {
  it('is nothing at strength 0 and whole from the default on', () => {
    expect(wholeShare(0)).toBe(0);
    expect(wholeShare(EDIT_STRENGTH.default / 2)).toBeCloseTo(0.5, 9);
    expect(wholeShare(EDIT_STRENGTH.default)).toBe(1);
    expect(wholeShare(100)).toBe(1);
  });
});

describe('adjustmentAmounts', () => {
  it.each([
    [0, 0],
    [50, 0.5],
    [100, 1],
  ])('scales an adjustment at strength %i to %f', (strength, amount) => {
    expect(amountOf([adjust('warmth', 1)], strength)).toBe(amount);
  });

  it.each(['mono', 'sepia', 'invert', 'pixelate', 'posterize'] as const)(
    'gives all of %s from the default strength on',
    (id) => {
      expect(amountOf([adjust(id, 1)], EDIT_STRENGTH.default)).toBe(1);
      expect(amountOf([adjust(id, 1)], 100)).toBe(1);
      expect(amountOf([adjust(id, 1)], 0)).toBe(0);
    },
  );

  it('counts what is asked for twice once, at its strongest', () => {
    expect(amountOf([adjust('warmth', 0.5), adjust('warmth', 1), adjust('warmth', 0.5)], 100)).toBe(1);
  });

  it('weighs opposite wishes against each other', () => {
    expect(amountOf([adjust('warmth', 1), adjust('warmth', -0.5)], 100)).toBe(0.5);
    expect(amountOf([adjust('warmth', 1), adjust('warmth', -1)], 100)).toBe(0);
  });

  it('goes no further than one and a half', () => {
    expect(amountOf([adjust('contrast', 9)], 100)).toBe(1.5);
    expect(amountOf([adjust('contrast', -9)], 100)).toBe(-1.5);
  });

  it('reads adjustments alone', () => {
    const amounts = adjustmentAmounts([{ kind: 'auto' }, { kind: 'crop', ratio: 1 }, adjust('fade', 1)], 100);
    expect([...amounts]).toEqual([['fade', 1]]);
    expect(adjustmentAmounts([], 100).size).toBe(0);
  });
});
