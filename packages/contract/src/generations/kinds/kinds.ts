import type { ValueOf } from '../../shape/field.ts';
import { matches } from '../../shape/matches.ts';
import type { Medium } from '../kind/define-kind.ts';
import type { COMMON_FIELDS } from '../kind/item.ts';
import { EDIT, EDIT_SAMPLE } from './edit/edit.ts';
import { IMAGE, IMAGE_SAMPLE } from './image/image.ts';
import { MUSIC, MUSIC_SAMPLE } from './music/music.ts';
import { TEXT, TEXT_SAMPLE } from './text/text.ts';
import { VIDEO, VIDEO_SAMPLE } from './video/video.ts';

/** What the pipeline can make. `edit` is the photo editor, `image` is text to image. */
export const KINDS = { image: IMAGE, edit: EDIT, video: VIDEO, music: MUSIC, text: TEXT };

/** A finished item of each: for `samples.ts` only. */
export const OWN_SAMPLES = {
  image: IMAGE_SAMPLE,
  edit: EDIT_SAMPLE,
  video: VIDEO_SAMPLE,
  music: MUSIC_SAMPLE,
  text: TEXT_SAMPLE,
};

export type GenerationKind = keyof typeof KINDS;

/** Safe because the keys of a constant are known. */
export const GENERATION_KINDS = Object.keys(KINDS) as readonly GenerationKind[];

/** The item of one kind. */
export type GenerationOf<Kind extends GenerationKind> = {
  [One in Kind]: ValueOf<(typeof KINDS)[One]['item']>;
}[Kind];

/** One item of any kind. */
export type Generation = GenerationOf<GenerationKind>;

/** Items of the kinds that are shown as this medium. */
export type ItemOfMedium<Of extends Medium> = {
  [Kind in GenerationKind]: (typeof KINDS)[Kind]['medium'] extends infer Own
    ? Own extends Of
      ? GenerationOf<Kind>
      : never
    : never;
}[GenerationKind];

type Shown = { [Of in Medium]: { medium: Of; item: ItemOfMedium<Of> } }[Medium];

/** An item by what it is shown as. Safe because the medium is that of its kind. */
export const shownAs = (item: Generation): Shown => ({ medium: KINDS[item.kind].medium, item }) as Shown;

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

/** Width by height of an item's tile. */
export const aspectRatioOf = (item: Generation): number =>
  // Safe because the item is of the kind that is asked.
  KINDS[item.kind].aspectRatio(item as never);

/** The address of its file, or its words; null until it is done. */
export function resultOf(item: Generation): string | null {
  const result: unknown = Reflect.get(item, KINDS[item.kind].result);
  return typeof result === 'string' ? result : null;
}
