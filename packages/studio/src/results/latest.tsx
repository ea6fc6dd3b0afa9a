import {
  ItemList,
  ItemListSkeleton,
  MediaGrid,
  RecentItems,
  type RecentItemsProps,
  Skeleton,
} from '@aic/design-system/studio';
import { type Generation, previewNote, tileKey } from '@aic/sdk';
import type { ReactNode } from 'react';

interface LatestProps<Item> extends Pick<RecentItemsProps<Item>, 'title' | 'noun' | 'query' | 'countMax'> {
  /** "Loading your texts" */
  loadingLabel: string;
  children(item: Item): ReactNode;
}

/** The latest items, one below the other. */
export const LatestRows = <Item extends Generation>({
  loadingLabel,
  itemHeight,
  children,
  ...list
}: LatestProps<Item> & {
  /** Of a finished item, in px. */
  itemHeight: number;
}) => (
  <RecentItems
    {...list}
    note={previewNote}
    skeleton={<ItemListSkeleton label={loadingLabel} itemHeight={itemHeight} />}
  >
    {(items) => <ItemList items={items.map((item) => ({ id: tileKey(item), content: children(item) }))} />}
  </RecentItems>
);

/** The latest items as tiles. */
export const LatestTiles = <Item extends Generation>({
  label,
  loadingLabel,
  ratio,
  ratioOf,
  children,
  ...list
}: LatestProps<Item> &
  Pick<RecentItemsProps<Item>, 'note'> & {
    /** "Your latest images" */
    label: string;
    /** Width over height, while they are unknown. */
    ratio: number;
    ratioOf(item: NoInfer<Item>): number;
  }) => (
  <RecentItems
    {...list}
    skeleton={
      <MediaGrid
        label={loadingLabel}
        items={['a', 'b', 'c'].map((id) => ({
          id,
          aspectRatio: ratio,
          content: <Skeleton aspectRatio={ratio} radius="card" />,
        }))}
      />
    }
  >
    {(items) => (
      <MediaGrid
        label={label}
        items={items.map((item) => ({
          id: tileKey(item),
          aspectRatio: ratioOf(item),
          content: children(item),
        }))}
      />
    )}
  </RecentItems>
);
