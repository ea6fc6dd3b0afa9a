import type { ItemFacts } from '../kind/define-facts.ts';
import { EDIT_FACTS } from './edit/edit-facts.ts';
import { IMAGE_FACTS } from './image/image-facts.ts';
import type { GenerationKind, GenerationOf } from './kinds.ts';
import { MUSIC_FACTS } from './music/music-facts.ts';
import type { StartRequests } from './requests.ts';
import { TEXT_FACTS } from './text/text-facts.ts';
import { VIDEO_FACTS } from './video/video-facts.ts';

export { itemTitle } from './item-title.ts';
export type { Fact } from '../kind/define-facts.ts';

const FACTS = {
  image: IMAGE_FACTS,
  edit: EDIT_FACTS,
  video: VIDEO_FACTS,
  music: MUSIC_FACTS,
  text: TEXT_FACTS,
};

/** What is said of an item and what starts it again: for where it is open, so that no list loads it. */
export const factsOf = <Kind extends GenerationKind>({ kind }: Pick<GenerationOf<Kind>, 'kind'>) =>
  // Safe because the facts are those of the item's kind.
  FACTS[kind] as unknown as ItemFacts<GenerationOf<Kind>, StartRequests[Kind]>;
