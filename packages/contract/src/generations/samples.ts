import { SAMPLE } from './kind/item.ts';
import { GENERATION_KINDS, type GenerationKind, type GenerationOf, OWN_SAMPLES } from './kinds/kinds.ts';

/**
 * A finished item of each kind, as the server lists it: for tests and stories only, so no page loads it. Safe because
 * each is of its kind.
 */
export const ITEM_SAMPLES = Object.fromEntries(
  GENERATION_KINDS.map((kind) => [kind, { kind, ...SAMPLE, ...OWN_SAMPLES[kind] }]),
) as unknown as { readonly [Kind in GenerationKind]: GenerationOf<Kind> };
