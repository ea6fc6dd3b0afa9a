import { isPreview } from '@aic/contract';

/**
 * What stands wherever output of a preview engine shows; null where there is none of it. A list may hold both, after an
 * operator has configured a provider.
 * @param work what the engine does instead of a model's work
 */
export function previewNote(
  items: readonly { provider: string }[],
  work: 'procedural' | 'template drafts' = 'procedural',
): string | null {
  const known = items.filter(({ provider }) => provider !== '');
  if (!known.some(isPreview)) return null;
  return known.every(isPreview)
    ? `Preview engine: ${work}, not an AI model`
    : `Partly by the preview engine: ${work}, not an AI model`;
}
