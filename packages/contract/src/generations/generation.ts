import { object } from '../shape/field.ts';
import { matches } from '../shape/matches.ts';
import { EDIT_FIELDS, type ImageEdit } from './edit.ts';
import { IMAGE_FIELDS, type ImageGeneration } from './image.ts';
import { type COMMON_FIELDS, GENERATION_KINDS, type GenerationKind } from './item.ts';
import { MUSIC_FIELDS, type MusicGeneration } from './music.ts';
import { TEXT_FIELDS, type TextGeneration } from './text.ts';
import { VIDEO_FIELDS, type VideoGeneration } from './video.ts';

/** One item of any kind. */
export type Generation = ImageGeneration | ImageEdit | VideoGeneration | MusicGeneration | TextGeneration;

/** The item of one kind. */
export type GenerationOf<Kind extends GenerationKind> = Extract<Generation, { kind: Kind }>;

/** What the items of a kind have beside the common members. */
export type OwnMembers<Kind extends GenerationKind> = Omit<
  GenerationOf<Kind>,
  keyof typeof COMMON_FIELDS | 'kind'
>;

/** Each kind's item, as one description. */
const ITEMS = {
  image: object(IMAGE_FIELDS),
  edit: object(EDIT_FIELDS),
  video: object(VIDEO_FIELDS),
  music: object(MUSIC_FIELDS),
  text: object(TEXT_FIELDS),
} as const;

/** Whether an answer is an item of this kind. */
export function isItem<Kind extends GenerationKind>(kind: Kind, value: unknown): value is GenerationOf<Kind> {
  return matches(ITEMS[kind], value);
}

export function isAnyItem(value: unknown): value is Generation {
  return GENERATION_KINDS.some((kind) => isItem(kind, value));
}
