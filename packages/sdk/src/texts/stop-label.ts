import type { Generation } from '@aic/contract';

/**
 * What a press on the button that stops a text will cost: its written part is kept and paid for.
 * @param hasPart false: nothing is written yet, and a stop is free; undefined: not known to who asks, as words may have
 * been written since the item was read
 */
export function stopLabel({ credits }: Pick<Generation, 'credits'>, hasPart?: boolean): string {
  // Nothing is held for an admin.
  if (credits === 0) return 'Stop';
  if (hasPart === false) return 'Stop, free';
  const price = `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
  return hasPart === true ? `Stop, ${price}` : `Stop, at most ${price}`;
}
