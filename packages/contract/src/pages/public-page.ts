import { THUMBNAILS } from '../generations/kind/item.ts';
import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import { list, nullable, number, object, oneOf, text, time, uuid, type ValueOf } from '../shape/field.ts';

/**
 * What a user shows of an item: the result and its prompt, and no picture that it was made from. Members that its kind
 * does not have are null.
 */
export const PUBLIC_ITEM = object({
  id: uuid,
  kind: oneOf(GENERATION_KINDS),
  prompt: text,
  /** Which engine made it, e.g. `openai` or `preview`. */
  provider: text,
  publishedAt: time,
  /** The image or the edited photo, or a video's poster. */
  imageUrl: nullable(text),
  thumbnails: THUMBNAILS,
  videoUrl: nullable(text),
  audioUrl: nullable(text),
  /** Loudness over a track, 0 to 1 each; empty for other kinds. */
  peaks: list(number(0, 1)),
  /** Of a text. */
  response: nullable(text),
  /** Width by height of what is seen. */
  aspectRatio: nullable(number(0)),
  /** Seconds. */
  duration: nullable(number(0)),
});
export type PublicItem = ValueOf<typeof PUBLIC_ITEM>;

/**
 * GET /api/users/{handle}: what everybody may see of a user. Newest items first; the next page is in the Link header.
 */
export const PUBLIC_PAGE = object({
  handle: text,
  displayName: nullable(text),
  bio: nullable(text),
  location: nullable(text),
  website: nullable(text),
  /** Without the @. */
  twitterHandle: nullable(text),
  items: list(PUBLIC_ITEM),
});
export type PublicPage = ValueOf<typeof PUBLIC_PAGE>;
