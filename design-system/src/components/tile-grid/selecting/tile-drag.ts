/** Under which tiles that are dragged carry their ids: a list in JSON. */
export const TILE_DRAG_TYPE = 'application/x-aic-items';

export const hasDraggedTiles = ({ types }: DataTransfer): boolean => types.includes(TILE_DRAG_TYPE);

/** @returns ids, none where something else was dragged */
export function readDraggedTiles(data: DataTransfer): string[] {
  try {
    const ids: unknown = JSON.parse(data.getData(TILE_DRAG_TYPE));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
