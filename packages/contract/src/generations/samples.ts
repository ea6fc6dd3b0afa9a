import { EDIT_SAMPLE } from './edit.ts';
import type { GenerationOf } from './generation.ts';
import { IMAGE_SAMPLE } from './image.ts';
import type { GenerationKind } from './item.ts';
import { MUSIC_SAMPLE } from './music.ts';
import { TEXT_SAMPLE } from './text.ts';
import { VIDEO_SAMPLE } from './video.ts';

/** A finished item of each kind, as the server lists it: for tests and stories only, so no page loads it. */
export const ITEM_SAMPLES: { readonly [Kind in GenerationKind]: GenerationOf<Kind> } = {
  image: IMAGE_SAMPLE,
  edit: EDIT_SAMPLE,
  video: VIDEO_SAMPLE,
  music: MUSIC_SAMPLE,
  text: TEXT_SAMPLE,
};
