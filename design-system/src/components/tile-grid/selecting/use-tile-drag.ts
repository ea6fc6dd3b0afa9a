import type { DragEvent } from 'react';
import type { Selection } from './selection.ts';
import { tileIdAt } from './tile-at.ts';
import { TILE_DRAG_TYPE } from './tile-drag.ts';

/** Drags all that is selected by any tile of it. */
export const useTileDrag =
  (selected: Selection) =>
  (event: DragEvent<HTMLElement>): void => {
    const id = tileIdAt(event.target);
    if (id === null || !selected.has(id)) return;
    // Into a folder of the page it is moved; a place elsewhere may take a copy, and would else get no drop at all.
    event.dataTransfer.effectAllowed = 'copyMove';
    event.dataTransfer.setData(TILE_DRAG_TYPE, JSON.stringify([...selected]));
  };
