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
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(TILE_DRAG_TYPE, JSON.stringify([...selected]));
  };
