import { EDIT_STRENGTH } from '@aic/contract';
import type { AdjustmentId, Operation } from './operations.ts';

/**
 * Effects that are complete from the slider's default strength on: "black and white" at 70 % does not mean a picture
 * with some colour left.
 */
const WHOLE: ReadonlySet<AdjustmentId> = new Set(['mono', 'sepia', 'invert', 'pixelate', 'posterize']);

/** Share of such an effect at a strength (percent): 1 from the default on. */
export function wholeShare(strength: number): number {
  return Math.min(1, strength / EDIT_STRENGTH.default);
}

/**
 * Amounts of all adjustments at a strength (percent), -1.5..1.5. What is asked for twice counts once, at its
 * strongest.
 */
export function adjustmentAmounts(
  operations: readonly Operation[],
  strength: number,
): ReadonlyMap<AdjustmentId, number> {
  const extremes = new Map<AdjustmentId, { low: number; high: number }>();
  for (const operation of operations) {
    if (operation.kind !== 'adjust') continue;
    const { low, high } = extremes.get(operation.id) ?? { low: 0, high: 0 };
    extremes.set(operation.id, {
      low: Math.min(low, operation.amount),
      high: Math.max(high, operation.amount),
    });
  }
  return new Map(
    [...extremes].map(([id, { low, high }]) => {
      const share = WHOLE.has(id) ? wholeShare(strength) : strength / 100;
      return [id, Math.min(1.5, Math.max(-1.5, low + high)) * share];
    }),
  );
}
