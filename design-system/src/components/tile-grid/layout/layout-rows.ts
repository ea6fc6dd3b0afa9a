/** One tile's place in its row. */
export interface TileBox {
  /** Of the item. */
  index: number;
  left: number;
  width: number;
}

/** All lengths in px, from the grid's start. */
export interface TileRow {
  top: number;
  /** Of the media, without the caption. */
  mediaHeight: number;
  height: number;
  tiles: readonly TileBox[];
}

export interface RowShape {
  /** Of the grid. */
  width: number;
  /** Height of media that rows come close to. */
  rowHeight: number;
  gap: number;
  captionHeight: number;
  /** Width over height; a tile outside of these is cropped, so that its prompt can be read. */
  ratioMin: number;
  ratioMax: number;
}

/** How much higher than asked for a row may get before it takes one tile more. */
const STRETCH_MAX = 1.35;

/**
 * Justified rows: tiles of a row have one height and fill the width. Rows depend on the items before them only, so
 * items that are added at the end move nothing.
 *
 * @param isComplete false: more items follow, and the last row waits for them unless it is full
 */
export function layoutRows(ratios: readonly number[], shape: RowShape, isComplete: boolean): TileRow[] {
  const { width, rowHeight, gap, ratioMin, ratioMax } = shape;
  const rows: TileRow[] = [];
  let open: number[] = [];
  let sum = 0;
  const heightOf = (count: number, ratioSum: number): number => (width - gap * (count - 1)) / ratioSum;
  const close = (height: number): void => {
    rows.push(placeRow(rows.at(-1), { ratios: open, mediaHeight: Math.round(height), shape }));
    open = [];
    sum = 0;
  };

  for (const given of ratios) {
    const ratio = Math.min(Math.max(given, ratioMin), ratioMax);
    const before = heightOf(open.length, sum);
    const after = heightOf(open.length + 1, sum + ratio);
    const isNearer = before - rowHeight < rowHeight - after && before <= rowHeight * STRETCH_MAX;
    if (open.length > 0 && after < rowHeight && isNearer) close(before);
    open.push(ratio);
    sum += ratio;
    const height = heightOf(open.length, sum);
    if (height <= rowHeight) close(height);
  }
  if (open.length > 0 && isComplete) close(Math.min(rowHeight, heightOf(open.length, sum)));
  return rows;
}

interface RowInput {
  ratios: readonly number[];
  mediaHeight: number;
  shape: RowShape;
}

function placeRow(previous: TileRow | undefined, { ratios, mediaHeight, shape }: RowInput): TileRow {
  const { width, gap, captionHeight } = shape;
  const first = (previous?.tiles.at(-1)?.index ?? -1) + 1;
  const top = previous === undefined ? 0 : previous.top + previous.height + gap;
  let left = 0;
  const tiles = ratios.map((ratio, place) => {
    const box = { index: first + place, left, width: Math.min(ratio * mediaHeight, width - left) };
    left += box.width + gap;
    return box;
  });
  return { top, mediaHeight, height: mediaHeight + captionHeight, tiles };
}

/** Where the last row ends. */
export const heightOfRows = (rows: readonly TileRow[]): number => {
  const last = rows.at(-1);
  return last === undefined ? 0 : last.top + last.height;
};

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Indexes of the items that a frame touches, whether they are rendered or not. */
export function itemsInFrame(rows: readonly TileRow[], frame: Frame): number[] {
  return rows
    .filter(({ top, height }) => top < frame.bottom && top + height > frame.top)
    .flatMap(({ tiles }) => tiles)
    .filter(({ left, width }) => left < frame.right && left + width > frame.left)
    .map(({ index }) => index);
}
