import type { Generation } from '@aic/sdk';
import type { DragEvent } from 'react';

/** Under which a tile that is dragged carries the id of its item. */
export const ITEM_DRAG_TYPE = 'application/x-aic-item';

interface DragProps {
  draggable?: true;
  onDragStart?(event: DragEvent): void;
}

/** For the element that shows an item: dragged onto the link of a tool, it is handed over. Finished items only. */
export function dragItem({ id, status }: Pick<Generation, 'id' | 'status'>): DragProps {
  if (status !== 'completed') return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(ITEM_DRAG_TYPE, id);
      dataTransfer.setData('text/uri-list', new URL(`?item=${encodeURIComponent(id)}`, location.href).href);
      dataTransfer.effectAllowed = 'copyLink';
    },
  };
}
