import type { GenerationKind, GenerationOf } from '@aic/contract';
import { ITEM_SAMPLES } from '@aic/contract/samples';

/** Makes finished items of a kind, as the server lists them, with what a test is about changed. */
export const itemOf =
  <Kind extends GenerationKind>(kind: Kind) =>
  (change: Partial<GenerationOf<Kind>> = {}): GenerationOf<Kind> => ({ ...ITEM_SAMPLES[kind], ...change });

export const imageItem = itemOf('image');
export const editItem = itemOf('edit');
export const videoItem = itemOf('video');
export const musicItem = itemOf('music');
export const textItem = itemOf('text');
