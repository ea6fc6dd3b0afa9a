import {
  GlobeIcon,
  HeartIcon,
  MediaTile,
  TileGrid,
  TileGridSkeleton,
  type Selection,
} from '@aic/design-system/gallery';
import { KINDS, useShell } from '@aic/sdk';
import { BIN_DAYS } from '@aic/sdk/library';
import { useCallback } from 'react';
import type { LibraryItem } from '../items/library-item.ts';
import type { LibraryItems } from '../items/use-library-items.ts';
import { MoreNotLoaded } from './more-not-loaded.tsx';

export interface LibraryGridProps {
  /** Names the grid: the part of the library. */
  label: string;
  list: LibraryItems;
  selected: Selection;
  onSelectedChange(selected: Selection): void;
  onOpen(id: string): void;
  onRemove(ids: readonly string[]): void;
}

/** All items of a view, and what stands below the last that was read. */
export function LibraryGrid({ label, list, ...grid }: LibraryGridProps) {
  const { api } = useShell();
  const renderTile = useCallback(
    (item: LibraryItem) => (
      <MediaTile
        media={item.media}
        kind={KINDS[item.kind].name}
        prompt={item.prompt}
        marks={marksOf(item)}
        note={item.removedAt === null ? undefined : daysLeft(item.removedAt, api.nowMs())}
      />
    ),
    [api],
  );
  return (
    <div data-outdated={list.isOutdated || undefined} aria-busy={list.isOutdated}>
      <TileGrid
        {...grid}
        label={label}
        items={list.items}
        hasMore={list.hasMore}
        onNearEnd={list.fetchMore}
        renderTile={renderTile}
      />
      {list.hasMoreFailed && <MoreNotLoaded onRetry={list.retryMore} />}
      {list.hasMore && !list.hasMoreFailed && <TileGridSkeleton label="Loading more" count={6} />}
    </div>
  );
}

const FAVOURITE = { label: 'Favourite', icon: <HeartIcon fill="currentcolor" /> };
const PUBLISHED = { label: 'Published', icon: <GlobeIcon /> };

const marksOf = ({ isFavourite, isPublished }: LibraryItem) => [
  ...(isFavourite ? [FAVOURITE] : []),
  ...(isPublished ? [PUBLISHED] : []),
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** '12 days left' in the bin. */
function daysLeft(removedAt: string, nowMs: number): string {
  const days = Math.max(Math.ceil((Date.parse(removedAt) + BIN_DAYS * DAY_MS - nowMs) / DAY_MS), 0);
  if (days === 0) return 'Deleted soon';
  return days === 1 ? '1 day left' : `${days} days left`;
}
