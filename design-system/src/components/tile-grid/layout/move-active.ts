import type { TileRow } from './layout-rows.ts';

export interface GridKey {
  key: string;
  /** Control, or Command on a Mac. */
  isCommand: boolean;
}

export interface GridPlace {
  rows: readonly TileRow[];
  /** Of the active item. */
  index: number;
  /** Rows that a screen shows. */
  pageRows: number;
}

/**
 * Where a key leads in a grid (WAI-ARIA Authoring Practices): arrows to the neighbour, Home and End in the row, with
 * Control in the grid, PageUp and PageDown by a screen.
 *
 * @returns the index of the item, or null where the key moves nothing
 */
export function moveActive({ key, isCommand }: GridKey, place: GridPlace): number | null {
  const { rows, index, pageRows } = place;
  const row = rows.findIndex(({ tiles }) => tiles.some((tile) => tile.index === index));
  const tiles = rows[row]?.tiles;
  const first = tiles?.[0]?.index;
  const last = tiles?.at(-1)?.index;
  const end = rows.at(-1)?.tiles.at(-1)?.index;
  if (first === undefined || last === undefined || end === undefined) return null;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowRight':
      return Math.min(index + 1, end);
    case 'ArrowUp':
      return below(place, row, -1);
    case 'ArrowDown':
      return below(place, row, 1);
    case 'PageUp':
      return below(place, row, -pageRows);
    case 'PageDown':
      return below(place, row, pageRows);
    case 'Home':
      return isCommand ? 0 : first;
    case 'End':
      return isCommand ? end : last;
    default:
      return null;
  }
}

/** The item of another row whose middle is nearest. */
function below({ rows, index }: GridPlace, row: number, step: number): number {
  const target = Math.min(Math.max(row + step, 0), rows.length - 1);
  const own = rows[row]?.tiles.find((tile) => tile.index === index);
  if (own === undefined || target === row) return index;
  const middle = own.left + own.width / 2;
  const away = ({ left, width }: { left: number; width: number }): number =>
    Math.abs(left + width / 2 - middle);
  const [nearest] = (rows[target]?.tiles ?? []).toSorted((one, other) => away(one) - away(other));
  return nearest?.index ?? index;
}
