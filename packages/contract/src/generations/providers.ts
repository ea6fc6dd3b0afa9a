import {
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type ValueOf,
} from '../shape/field.ts';
import { GENERATION_KINDS } from './kinds/kinds.ts';

/** The provider id of the preview engine. */
export const PREVIEW_PROVIDER = 'preview';

/** What is missing is not supported: its controls are hidden. */
const SUPPORTS = object({
  seed: flag,
  cancel: flag,
  cameraControl: optional(flag),
  imageToVideo: optional(flag),
  /** What films are made in, such as '1080p'. */
  resolution: optional(text),
  referenceImage: optional(flag),
  strength: optional(flag),
  /** Of edits: a mask that says where to change. */
  mask: optional(flag),
  /** Of edits: a picture made twice as large. */
  upscale: optional(flag),
  /** Of images: ratios besides those of the three sizes, such as 3:2. */
  ratios: optional(list(text)),
  /** Of images: words for what is to be left out. */
  exclude: optional(flag),
});

const STATE = oneOf(['configured', 'preview', 'unavailable']);

/** One of several engines of a kind, which a request may name. */
const ENGINE = object({
  id: text,
  label: text,
  state: STATE,
  message: nullable(text),
  /** Credits, without options that cost more. */
  price: integer(0),
  /** What its deliveries of the last day have taken, half of them less; null: too few to say. */
  seconds: optional(nullable(integer(0))),
  /** Its last attempt failed, as the next one will most likely, too. */
  isDown: flag,
  supports: SUPPORTS,
});
export type EngineInfo = ValueOf<typeof ENGINE>;

/** One row of GET /api/providers. `preview` engines are procedural, not AI models. */
export const PROVIDER = object({
  kind: oneOf(GENERATION_KINDS),
  id: text,
  state: STATE,
  label: text,
  message: nullable(text),
  /** Of the first engine. */
  supports: SUPPORTS,
  /** To choose from, the default first; missing where there is one at the kind's own price. */
  engines: optional(list(ENGINE)),
});
export type ProviderInfo = ValueOf<typeof PROVIDER>;

/** Whether an item was made by the preview engine. */
export function isPreview({ provider }: { provider: string }): boolean {
  return provider === PREVIEW_PROVIDER;
}
