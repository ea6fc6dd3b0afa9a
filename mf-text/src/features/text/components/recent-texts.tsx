import { TextIcon } from '@aic/design-system';
import { LatestRows, type StudioList } from '@aic/studio';
import { TextItem } from './text-item.tsx';

const EXAMPLES = [
  'A product text for a wool blanket',
  'A letter to my team about our summer party',
  'A haiku about the first frost',
];

export interface RecentTextsProps extends StudioList<'text'> {
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
}

/** The latest texts, one page of them. */
export const RecentTexts = ({ onPick, ...list }: RecentTextsProps) => (
  <LatestRows
    title="Recent Generations"
    noun="texts"
    loadingLabel="Loading your texts"
    query={list.query}
    itemHeight={150}
    empty={{ hue: 'text', icon: <TextIcon />, examples: { prompts: EXAMPLES, onPick } }}
  >
    {(item) => <TextItem item={item} {...list} />}
  </LatestRows>
);
