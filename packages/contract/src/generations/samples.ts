import { EDIT_SAMPLE } from './kinds/edit.ts';
import { IMAGE_SAMPLE } from './kinds/image.ts';
import type { GenerationKind, GenerationOf } from './kinds/kinds.ts';
import { MUSIC_SAMPLE } from './kinds/music.ts';
import { TEXT_SAMPLE } from './kinds/text.ts';
import { VIDEO_SAMPLE } from './kinds/video.ts';

/** A finished item of each kind, as the server lists it: for tests and stories only, so no page loads it. */
export const ITEM_SAMPLES: { readonly [Kind in GenerationKind]: GenerationOf<Kind> } = {
  image: IMAGE_SAMPLE,
  edit: EDIT_SAMPLE,
  video: VIDEO_SAMPLE,
  music: MUSIC_SAMPLE,
  text: TEXT_SAMPLE,
};
