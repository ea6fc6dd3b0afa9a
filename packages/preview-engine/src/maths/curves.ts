/** Curves from 0..1 onto 0..1 that leave both ends where they are, and the arithmetic that they are made of. */

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** A number on the way from one to the other; at share 1 it has arrived. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, smooth between (Hermite). Falls when `from` is the larger. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/**
 * Contrast around a middle that stays.
 * @param amount -1 (flat) .. 0 (unchanged) .. 1.5 (hard)
 */
export function contrastCurve(value: number, amount: number, middle: number): number {
  if (amount < 0) return middle + (value - middle) * (1 + amount * 0.6);
  const span = value < middle ? middle : 1 - middle;
  const distance = Math.abs(value - middle) / span;
  // A blend of the straight line and a power that leaves both ends alone.
  const bent = distance < 1 ? 1 - (1 - distance) ** (1 + amount * 1.4) : 1;
  const curved = mix(bent, smoothstep(0, 1, 0.5 + bent / 2) * 2 - 1, 0.35 * Math.min(1, amount));
  return middle + Math.sign(value - middle) * span * clamp(curved);
}
