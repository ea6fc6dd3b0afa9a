import { type Generation, isPreview } from '@aic/contract';
import { type Fact, factsOf } from '@aic/contract/facts';

/** The settings of an item in words, and nothing that says whose it is or what else they have. */
export function recipeFacts(item: Generation): Fact[] {
  const engine = isPreview(item) ? 'Preview engine' : (item.engine ?? item.provider);
  const facts: Fact[] = [
    ...factsOf(item).settings(item),
    { label: 'Seed', value: item.seed?.toString() },
    { label: 'Engine', value: engine },
  ];
  return facts.filter(({ value, isOwn }) => value && isOwn !== true);
}
