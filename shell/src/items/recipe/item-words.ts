import {
  dateText,
  engineNote,
  type FailureTexts,
  type Generation,
  type GenerationKind,
  isPreview,
  KINDS,
  type ProviderInfo,
} from '@aic/sdk';
import { factsOf, itemTitle } from '@aic/sdk/facts';

/** The item's tool, with its words in the composer. */
export function promptPathOf({ id, kind }: Pick<Generation, 'id' | 'kind'>): string {
  const { page } = KINDS[kind];
  return `${page}${page.includes('?') ? '&' : '?'}use=${encodeURIComponent(id)}&as=prompt`;
}

/** A film may be made of a picture, without words. */
export const titleOf = (item: Pick<Generation, 'prompt' | 'kind' | 'reading'>): string =>
  itemTitle(item) || `${KINDS[item.kind].name} from an image`;

export const failureOf = (kind: GenerationKind): FailureTexts => ({
  title: 'Generation Failed',
  text: `${KINDS[kind].name}: it could not be started`,
});

/**
 * Names and values of how it was made.
 * @param provider of its kind; an engine that has no seeds made nothing of the item's
 */
export function recipeOf(item: Generation, provider: ProviderInfo | null) {
  return [
    ...factsOf(item).settings(item),
    { label: 'Seed', value: hasSeed(item, provider) ? (item.seed?.toString() ?? null) : null },
    { label: 'Engine', value: engineNote(item) ?? item.provider },
    { label: 'Credits', value: String(item.credits) },
    { label: 'Made', value: dateText(item.createdAt) },
    { label: 'Took', value: tookText(item) },
  ];
}

function hasSeed(item: Generation, provider: ProviderInfo | null): boolean {
  const engine = provider?.engines?.find(({ label }) => label === item.engine) ?? provider;
  return isPreview(item) || engine?.supports.seed !== false;
}

function tookText({ createdAt, completedAt, status }: Generation): string | null {
  if (completedAt === null || status !== 'completed') return null;
  const seconds = Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(createdAt)) / 1000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
