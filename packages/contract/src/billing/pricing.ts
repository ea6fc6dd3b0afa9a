import { KINDS, type GenerationKind } from '../generations/kinds/kinds.ts';

/**
 * Every figure about credits, in whole credits; the price of a kind stands in its description.
 * docs/product-rules/open-points.md says why they differ where they do.
 */

/** Granted once at registration. */
export const STARTER_CREDITS = 500;

/** The sign-in side panel keeps its own, lower promise. */
export const SIGN_IN_PANEL_CREDITS = 100;

export const GENERATION_COSTS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { price }]) => [kind, price]),
) as Readonly<Record<GenerationKind, number>>; // safe because each kind has a price

/** Below this the music page does not even ask; the price is another matter. */
export const MUSIC_CREDITS_MIN = 3;

/** What the terms and the account guide promise at most; real prices are lower or the same. */
export const CREDIT_CEILINGS = { media: 50, text: 30 } as const;
