import type { ValueOf } from '../../shape/field.ts';
import { matches } from '../../shape/matches.ts';
import { EDIT } from './edit/edit.ts';
import { IMAGE } from './image/image.ts';
import type { COMMON_FIELDS } from '../kind/item.ts';
import { MUSIC } from './music/music.ts';
import { TEXT } from './text/text.ts';
import { VIDEO } from './video/video.ts';

/** What the pipeline can make. `edit` is the photo editor, `image` is text to image. */
export const KINDS = { image: IMAGE, edit: EDIT, video: VIDEO, music: MUSIC, text: TEXT };

export type GenerationKind = keyof typeof KINDS;

/** Safe because the keys of a constant are known. */
export const GENERATION_KINDS = Object.keys(KINDS) as readonly GenerationKind[];

/** The item of one kind. */
export type GenerationOf<Kind extends GenerationKind> = {
  [One in Kind]: ValueOf<(typeof KINDS)[One]['item']>;
}[Kind];

/** One item of any kind. */
export type Generation = GenerationOf<GenerationKind>;

/** What the items of a kind have beside the common members. */
export type OwnMembers<Kind extends GenerationKind> = Omit<
  GenerationOf<Kind>,
  keyof typeof COMMON_FIELDS | 'kind'
>;

/** Whether a response is an item of this kind. */
export function isItem<Kind extends GenerationKind>(kind: Kind, value: unknown): value is GenerationOf<Kind> {
  return matches(KINDS[kind].item, value);
}

export function isAnyItem(value: unknown): value is Generation {
  return GENERATION_KINDS.some((kind) => isItem(kind, value));
}
