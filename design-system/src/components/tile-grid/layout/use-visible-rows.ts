import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { TileRow } from './layout-rows.ts';
import { TILE_GAP_PX } from './tile-shape.ts';

interface VisibleRowsInput {
  rows: readonly TileRow[];
  scrollMargin: number;
  /** Its row stays in the document wherever the page is scrolled to: it may have the focus. */
  activeIndex: number;
  onNearEnd: (() => void) | undefined;
}

/** Above and below the screen. */
const ROWS_AROUND = 3;
/** The next page is asked for before the user comes to its place. */
const ROWS_BEFORE_END = 6;

/** @returns indexes of the rows to render */
export function useVisibleRows({ rows, scrollMargin, activeIndex, onNearEnd }: VisibleRowsInput): number[] {
  const activeRow = rows.findIndex(({ tiles }) => tiles.some(({ index }) => index === activeIndex));
  // oxlint-disable-next-line react/incompatible-library -- What it returns is read at once and not passed on.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.height ?? 0) + TILE_GAP_PX,
    // Another function for other rows: the virtualizer then forgets their earlier heights.
    getItemKey: useCallback((index: number) => rows[index]?.tiles[0]?.index ?? index, [rows]),
    overscan: ROWS_AROUND,
    scrollMargin,
    // Rows come with the frame after the scroll, and the rows around hide that: no scroll waits for React.
    useFlushSync: false,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeRow < 0 ? [] : [activeRow])])].toSorted(
        (one, other) => one - other,
      ),
  });
  const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
  // Keys may be ahead of the screen.
  const lastShown = Math.max(virtualizer.range?.endIndex ?? -1, activeRow);
  const isNearEnd = rows.length === 0 || lastShown >= rows.length - ROWS_BEFORE_END;

  const isListening = onNearEnd !== undefined;
  const callNearEnd = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (isNearEnd) callNearEnd();
  }, [isNearEnd, rows, isListening]);

  return indexes;
}
