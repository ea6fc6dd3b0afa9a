import { isPreview, type GenerationKind } from '@aic/contract';

/** What a preview engine does instead of a model's work. */
const WORK: Readonly<Record<GenerationKind, string>> = {
  image: 'procedural',
  edit: 'procedural',
  video: 'procedural',
  music: 'procedural',
  text: 'template drafts',
};

/** What stands wherever a tool works with a preview engine. */
export const previewLabel = (kind: GenerationKind): string =>
  `Preview engine: ${WORK[kind]}, not an AI model`;

interface Made {
  kind: GenerationKind;
  /** Empty while it is not known who makes the item. */
  provider: string;
}

/**
 * What stands wherever output of a preview engine is shown; null where there is none of it. A list may hold both, after
 * an operator has configured a provider.
 * @param items of one kind
 */
export function previewNote(items: readonly Made[]): string | null {
  const known = items.filter(({ provider }) => provider !== '');
  const preview = known.find(isPreview);
  if (preview === undefined) return null;
  return known.every(isPreview)
    ? previewLabel(preview.kind)
    : `Partly by the preview engine: ${WORK[preview.kind]}, not an AI model`;
}
