import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import { useInBrowser } from '../../styling/use-in-browser.ts';
import { useGridLayout } from './layout/use-grid-layout.ts';
import { useVisibleRows } from './layout/use-visible-rows.ts';
import type { Selection } from './selecting/selection.ts';
import { tileIdAt } from './selecting/tile-at.ts';
import { useFrameSelection } from './selecting/use-frame-selection.ts';
import { useLongPress } from './selecting/use-long-press.ts';
import { useTileDrag } from './selecting/use-tile-drag.ts';
import { useTileSelection } from './selecting/use-tile-selection.ts';
import { TileCanvas } from './tile-canvas.tsx';
import type { TileGridItem } from './tile-grid-item.ts';
import { FrameBox, Root } from './tile-grid.styles.ts';
import { useActiveTile } from './use-active-tile.ts';

export interface TileGridProps<Item extends TileGridItem> extends RootProps<'div', 'role'> {
  /** Names the grid for screen readers. */
  label: string;
  /** In reading order. An item that has not changed has to be the same object: its tile is not rendered again. */
  items: readonly Item[];
  /** False: these are all. Until then the last row waits until it is full. */
  hasMore: boolean;
  /** Ids of the selected items, kept by the page. */
  selected: Selection;
  /** After a click with Ctrl or Shift, Space, Ctrl+A, or a frame over tiles. */
  onSelectedChange: (selected: Selection) => void;
  /** Enter, or a click while nothing is selected. */
  onOpen: (id: string) => void;
  /** Delete: what is selected, or else the active tile. */
  onRemove?: ((ids: readonly string[]) => void) | undefined;
  /** The rows on screen come close to the last one. May be called again for the same end. */
  onNearEnd?: (() => void) | undefined;
  /** What is shown of an item; the same function as long as it shows the same. */
  renderTile: (item: Item) => ReactNode;
}

/**
 * Thousands of tiles in justified rows that scroll with the page; only what is near the screen is in the document. One
 * tab stop: arrow keys move, Space selects, Enter opens. Selected tiles can be dragged onto something else.
 */
export function TileGrid<Item extends TileGridItem>(props: TileGridProps<Item>) {
  const { label, items, hasMore, selected, onSelectedChange, onOpen, onRemove, onNearEnd, ...given } = props;
  const { renderTile, onClick, onKeyDown, onPointerDown, onFocus, onBlur, onDragStart, ...rest } = given;
  const rootRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const { rows, scrollMargin, isMeasured } = useGridLayout(rootRef, items, hasMore);
  // Also while React takes over what was prerendered: it has to render the same.
  const isPrerendered = !useInBrowser();
  const isFlowing = isPrerendered && !isMeasured;
  const selection = useTileSelection({ items, selected, onSelectedChange });
  const active = useActiveTile({ rootRef, items, rows });
  const visible = useVisibleRows({
    rows,
    scrollMargin,
    activeIndex: active.index,
    onNearEnd: isMeasured ? onNearEnd : undefined,
  });
  const frame = useFrameSelection({ rootRef, frameRef, rows, items, selected, onSelectedChange });
  const longPress = useLongPress(selection.toggle);
  const handleDragStart = useTileDrag(selected);

  const handleClick = (event: MouseEvent<HTMLDivElement>): void => {
    onClick?.(event);
    const id = tileIdAt(event.target);
    if (id === null || frame.hasJustEnded() || longPress.hasJustEnded()) return;
    active.set(id);
    const isSelecting = isCheck(event.target) || event.ctrlKey || event.metaKey || selected.size > 0;
    if (event.shiftKey) selection.extendTo(id);
    else if (isSelecting) selection.toggle(id);
    else onOpen(id);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event);
    const item = items[active.index];
    if (item === undefined || tileIdAt(event.target) === null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const moved = active.move(event.key, isCommand);
    if (moved !== null) {
      if (event.shiftKey) selection.extendTo(moved, item.id);
    } else if (event.key === 'Enter') onOpen(item.id);
    else if (event.key === ' ') selection.toggle(item.id);
    else if (isCommand && event.key.toLowerCase() === 'a') selection.all();
    else if (event.key === 'Escape' && selected.size > 0) selection.clear();
    else if (event.key === 'Delete') onRemove?.(selected.size > 0 ? [...selected] : [item.id]);
    else return;
    event.preventDefault();
  };

  return (
    <Root
      {...rest}
      ref={mergeRefs(rootRef, rest.ref)}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={hasMore ? -1 : rows.length}
      data-flowing={isFlowing || undefined}
      data-selecting={selected.size > 0 || undefined}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onDragStart={(event) => {
        onDragStart?.(event);
        handleDragStart(event);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        frame.begin(event);
        longPress.begin(event);
      }}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        onFocus?.(event);
        active.handleFocus(event);
      }}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        onBlur?.(event);
        active.handleBlur(event);
      }}
    >
      <TileCanvas
        items={items}
        hasMore={hasMore}
        rows={rows}
        visible={visible}
        isFlowing={isFlowing}
        selected={selected}
        activeIndex={active.index}
        renderTile={renderTile}
      />
      <FrameBox ref={frameRef} hidden aria-hidden />
    </Root>
  );
}

const isCheck = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-check]') !== null;

type GivenRef = RootProps<'div'>['ref'];

const mergeRefs =
  (own: { current: HTMLDivElement | null }, given: GivenRef) =>
  (element: HTMLDivElement | null): void => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
