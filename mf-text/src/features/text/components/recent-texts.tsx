import { TextIcon } from '@aic/design-system';
import { ItemList, ItemListSkeleton, RecentItems } from '@aic/design-system/studio';
import { previewNote, tileKey, type TextGeneration, type useGenerations } from '@aic/sdk';
import type { ShownItem } from '@aic/sdk/library';
import { TextItem } from './text-item.tsx';

const EXAMPLES = [
  'A product text for a wool blanket',
  'A letter to my team about our summer party',
  'A haiku about the first frost',
];

export interface RecentTextsProps {
  texts: ReturnType<typeof useGenerations<'text'>>;
  shown: ShownItem;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: TextGeneration): void;
  /** Credits that running one again holds. */
  rerunPrice: number;
}

/** The latest texts, one page of them. */
export function RecentTexts({ texts, shown, onPick, onRerun, rerunPrice }: RecentTextsProps) {
  return (
    <RecentItems
      title="Recent Generations"
      noun="texts"
      note={(items) => previewNote(items)}
      query={texts}
      skeleton={<ItemListSkeleton label="Loading your texts" itemHeight={ITEM_HEIGHT} />}
      empty={{ hue: 'text', icon: <TextIcon />, examples: { prompts: EXAMPLES, onPick } }}
    >
      {(items) => (
        <ItemList
          items={items.map((item) => ({
            id: tileKey(item),
            content: (
              <TextItem
                item={item}
                isShown={item.id === shown.shownId}
                onShow={() => shown.show(item.id)}
                onRerun={onRerun}
                rerunPrice={rerunPrice}
              />
            ),
          }))}
        />
      )}
    </RecentItems>
  );
}

/** Of a finished text, closed, in px. */
const ITEM_HEIGHT = 150;
