import { flag, nullable, object, oneOf, optional, text, type ValueOf } from '../shape/field.ts';
import { GENERATION_KINDS } from './kinds/kinds.ts';

/** The provider id of the preview engine. */
export const PREVIEW_PROVIDER = 'preview';

/** One row of GET /api/providers. `preview` engines are procedural, not AI models. */
export const PROVIDER = object({
  kind: oneOf(GENERATION_KINDS),
  id: text,
  state: oneOf(['configured', 'preview', 'unavailable']),
  label: text,
  message: nullable(text),
  /** What is missing is not supported: its controls are hidden. */
  supports: object({
    seed: flag,
    cancel: flag,
    cameraControl: optional(flag),
    imageToVideo: optional(flag),
    /** What films are made in, such as '1080p'. */
    resolution: optional(text),
    referenceImage: optional(flag),
    strength: optional(flag),
  }),
});
export type ProviderInfo = ValueOf<typeof PROVIDER>;

/** Whether an item was made by the preview engine. */
export function isPreview({ provider }: { provider: string }): boolean {
  return provider === PREVIEW_PROVIDER;
}
