import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TileRow } from './layout/layout-rows.ts';
import { moveActive } from './layout/move-active.ts';

interface ActiveTileInput {
  rootRef: RefObject<HTMLElement | null>;
  items: ReadonlyArray<{ id: string }>;
  rows: readonly TileRow[];
}

/** The one tile that Tab leads to. Where it is removed, its place, and its focus, go to the next one. */
export function useActiveTile({ rootRef, items, rows }: ActiveTileInput) {
  const [active, setActive] = useState<{ id: string | null; index: number }>({ id: null, index: 0 });
  const hasFocus = useRef(false);
  /** A key has moved to a tile that may not be rendered yet. */
  const isMoving = useRef(false);
  const index = indexOf(items, active);

  useLayoutEffect(() => {
    const root = rootRef.current;
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (root === null || !(isMoving.current || isLost)) return;
    const cell = root.querySelector<HTMLElement>('[data-tile][tabindex="0"]');
    if (cell === null) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest' });
  });

  return {
    index,
    set(id: string): void {
      setActive({ id, index: items.findIndex((item) => item.id === id) });
    },
    /** @returns the id of the tile that the key leads to, or null for any other key */
    move(key: string, isCommand: boolean): string | null {
      const target = moveActive({ key, isCommand }, { rows, index, pageRows: rowsOfScreen(rows) });
      const item = target === null ? undefined : items[target];
      if (target === null || item === undefined) return null;
      isMoving.current = true;
      setActive({ id: item.id, index: target });
      return item.id;
    },
    handleFocus({ target }: FocusEvent<HTMLElement>): void {
      hasFocus.current = true;
      const { tile } = target.dataset;
      if (tile !== undefined && tile !== active.id) this.set(tile);
    },
    /** A cell that is removed with the focus hands it on; one that is left does not. */
    handleBlur({ target }: FocusEvent<HTMLElement>): void {
      if (target.isConnected) hasFocus.current = false;
    },
  };
}

function indexOf(items: ActiveTileInput['items'], active: { id: string | null; index: number }): number {
  // Mostly it is where it was: a search through thousands only after a change.
  if (active.id === null || items[active.index]?.id === active.id) {
    return Math.min(active.index, items.length - 1);
  }
  const found = items.findIndex(({ id }) => id === active.id);
  return found < 0 ? Math.min(active.index, items.length - 1) : found;
}

const rowsOfScreen = (rows: readonly TileRow[]): number =>
  Math.max(Math.floor((window.innerHeight * 0.8) / (rows[0]?.height ?? window.innerHeight)), 1);
