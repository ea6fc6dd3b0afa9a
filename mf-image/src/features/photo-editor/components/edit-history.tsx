import { EditImageIcon, ItemList, ItemListSkeleton, RecentItems } from '@aic/design-system/studio';
import { previewNote, tileKey, type ImageEdit, type useGenerations } from '@aic/sdk';
import { versionOf } from '../edit-versions.ts';
import { EditItem } from './edit-item.tsx';

const RECENT_EDITS_SHOWN = 5;

export interface EditHistoryProps {
  edits: ReturnType<typeof useGenerations<'edit'>>;
  /** The edit in the comparison. */
  shownId: string | null;
  /** Shows it in the comparison. */
  onOpen(id: string): void;
  /** Puts the recipe into the composer. */
  onReuse(item: ImageEdit): void;
  /** A result is on its way into the composer. */
  onGoOn(): void;
}

/** The latest five edits. */
export function EditHistory({ edits, shownId, onOpen, onReuse, onGoOn }: EditHistoryProps) {
  return (
    <RecentItems
      title="Edit History"
      noun="edits"
      note={(items) => previewNote(items)}
      query={edits}
      countMax={RECENT_EDITS_SHOWN}
      skeleton={<ItemListSkeleton label="Loading your edits" itemHeight={ITEM_HEIGHT} />}
      empty={{
        hue: 'image',
        icon: <EditImageIcon />,
        title: 'No edits yet',
        description:
          'Each edit stays here with its picture before and after. You can go on from any of them.',
      }}
    >
      {(items) => (
        <ItemList
          items={items.map((item) => ({
            id: tileKey(item),
            content: (
              <EditItem
                item={item}
                {...versionOf(item, edits.data ?? [])}
                isShown={item.id === shownId}
                onOpen={onOpen}
                onReuse={onReuse}
                onGoOn={onGoOn}
              />
            ),
          }))}
        />
      )}
    </RecentItems>
  );
}

/** Of a finished edit with a line of words, in px. */
const ITEM_HEIGHT = 90;
