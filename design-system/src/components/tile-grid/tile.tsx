import { memo, type ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.ts';
import { customProperties } from '../../styling/custom-properties.ts';
import type { TileGridItem } from './tile-grid-item.ts';
import { Cell, CheckMark } from './tile-grid.styles.ts';

/** Lengths in px. */
export interface TilePlace {
  /** From 1. */
  column: number;
  left: number;
  width: number;
  mediaHeight: number;
}

/** Without a place it flows (layout/flow-rules.ts). */
interface TileProps<Item extends TileGridItem> extends Partial<TilePlace> {
  item: Item;
  isSelected: boolean;
  isActive: boolean;
  renderTile(item: Item): ReactNode;
}

function TileCell<Item extends TileGridItem>(props: TileProps<Item>) {
  const { item, column, left, width, mediaHeight, isSelected, isActive, renderTile } = props;
  return (
    <Cell
      role="gridcell"
      aria-colindex={column}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      data-tile={item.id}
      draggable={isSelected}
      style={
        mediaHeight === undefined
          ? customProperties({ '--ratio': item.aspectRatio })
          : { left, width, ...customProperties({ '--media-height': `${mediaHeight}px` }) }
      }
    >
      {renderTile(item)}
      {/* For the pointer and for touch with a screen reader; keys select with Space. */}
      <CheckMark
        type="button"
        role="checkbox"
        aria-checked={isSelected}
        aria-label="Select"
        tabIndex={-1}
        data-check
      >
        <CheckIcon aria-hidden />
      </CheckMark>
    </Cell>
  );
}

/** Rendered again only when something of it changes: a press among thousands costs two tiles. Safe: `memo` keeps the type. */
export const Tile = memo(TileCell) as typeof TileCell;
