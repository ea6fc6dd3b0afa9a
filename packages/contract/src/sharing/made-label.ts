import type { GenerationKind } from '../generations/kinds/kinds.ts';
import { isPreview } from '../generations/providers.ts';

/** What people are told of how something was made (EU AI Act, Article 50, paragraph 4). */
export type MadeLabel = 'AI generated' | 'AI modified' | 'Computer generated';

/**
 * The preview engine is no AI, and what it makes does not say so, unless it was made of something that is.
 * @param item `isOfAi`: one of the items that it was made of was made by a model
 */
export function madeLabelOf(item: { kind: GenerationKind; provider: string; isOfAi?: boolean }): MadeLabel {
  if (isPreview(item)) return item.isOfAi === true ? 'AI generated' : 'Computer generated';
  return item.kind === 'edit' ? 'AI modified' : 'AI generated';
}
