import { isPreview, KINDS, type GenerationKind } from '@aic/contract';

/** What the preview engine makes, in place of a model. */
const workText = (kind: GenerationKind): string =>
  KINDS[kind].medium === 'words' ? 'template drafts' : 'procedural';

/** The label of a tool whose engine is the preview engine. */
export const previewLabel = (kind: GenerationKind): string =>
  `Preview engine: ${workText(kind)}, not an AI model`;

interface Made {
  kind: GenerationKind;
  /** Empty while the engine is unknown. */
  provider: string;
}

/**
 * The label of items that the preview engine has made; null where it made none of them. A list may hold both kinds
 * after an operator has configured a provider.
 * @param items of one kind
 */
export function previewNote(items: readonly Made[]): string | null {
  const known = items.filter(({ provider }) => provider !== '');
  const preview = known.find(isPreview);
  if (preview === undefined) return null;
  return known.every(isPreview)
    ? previewLabel(preview.kind)
    : `Partly by the preview engine: ${workText(preview.kind)}, not an AI model`;
}

/** Since 1.7. What has made one item: the engine's name where there was a choice, and whether it is no model. */
export function engineNote(item: Made & { engine?: string | null | undefined }): string | null {
  return [item.engine, previewNote([item])].filter(Boolean).join(' · ') || null;
}
