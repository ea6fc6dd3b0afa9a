import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { layoutRows, type TileRow } from './layout-rows.ts';
import { shapeFor } from './tile-shape.ts';

interface GridPlace {
  width: number;
  /** Where the grid begins in the page. */
  scrollMargin: number;
  /** Size of text, which users may have changed. */
  remPx: number;
}

/** Where nothing can be measured, as in a test without layout. */
const WIDTH_UNKNOWN_PX = 1120;

/** Rows for the grid's width, which is measured before anything is painted. */
export function useGridLayout(
  rootRef: RefObject<HTMLElement | null>,
  items: ReadonlyArray<{ aspectRatio: number }>,
  hasMore: boolean,
): { rows: readonly TileRow[]; scrollMargin: number; isMeasured: boolean } {
  const [place, setPlace] = useState<GridPlace | null>(null);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const measure = (): void => {
      const next = measured(root);
      setPlace((known) => (known !== null && isSamePlace(known, next) ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    // What stands above the grid may grow, and moves it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [rootRef]);

  const width = place?.width;
  const remPx = place?.remPx ?? 16;
  const rows = useMemo(() => {
    if (width === undefined) return [];
    return layoutRows(
      items.map(({ aspectRatio }) => aspectRatio),
      shapeFor(width, remPx),
      !hasMore,
    );
  }, [items, hasMore, width, remPx]);
  return { rows, scrollMargin: place?.scrollMargin ?? 0, isMeasured: place !== null };
}

function measured(root: HTMLElement): GridPlace {
  const box = root.getBoundingClientRect();
  return {
    width: Math.floor(box.width) || WIDTH_UNKNOWN_PX,
    scrollMargin: Math.round(box.top + window.scrollY),
    remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  };
}

const isSamePlace = (one: GridPlace, other: GridPlace): boolean =>
  one.width === other.width && one.scrollMargin === other.scrollMargin && one.remPx === other.remPx;
