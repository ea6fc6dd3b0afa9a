import { EDIT_SAMPLE } from './kinds/edit/edit.ts';
import { IMAGE_SAMPLE } from './kinds/image/image.ts';
import type { GenerationKind, GenerationOf } from './kinds/kinds.ts';
import { MUSIC_SAMPLE } from './kinds/music/music.ts';
import { TEXT_SAMPLE } from './kinds/text/text.ts';
import { VIDEO_SAMPLE } from './kinds/video/video.ts';

/** A finished item of each kind, as the server lists it: for tests and stories only, so no page loads it. */
export const ITEM_SAMPLES: { readonly [Kind in GenerationKind]: GenerationOf<Kind> } = {
  image: IMAGE_SAMPLE,
  edit: EDIT_SAMPLE,
  video: VIDEO_SAMPLE,
  music: MUSIC_SAMPLE,
  text: TEXT_SAMPLE,
};
