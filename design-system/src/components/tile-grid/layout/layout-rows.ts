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

export interface RowEnds {
  /** How many items there are up to the end of each row that is full. */
  ends: readonly number[];
  /** In grids that are wider, up to this, rows end at the same items. */
  widthMax: number;
}

/** Where justified rows end. Each decision is one between a grid that is narrower than a limit, and one that is not. */
export function rowEnds(ratios: readonly number[], shape: RowShape): RowEnds {
  const { width, rowHeight, gap } = shape;
  const ends: number[] = [];
  let widthMax = Number.POSITIVE_INFINITY;
  let count = 0;
  let sum = 0;
  const endsUpTo = (limit: number, end: number): void => {
    if (width > limit) return;
    widthMax = Math.min(widthMax, limit);
    ends.push(end);
    count = 0;
    sum = 0;
  };
  for (const [index, given] of ratios.entries()) {
    const ratio = croppedRatio(given, shape);
    if (count > 0) {
      const [one, other] = [1 / sum, 1 / (sum + ratio)];
      // Without the tile the row is as much too high as it is too low with it.
      const evenWidth = (2 * rowHeight + gap * ((count - 1) * one + count * other)) / (one + other);
      endsUpTo(Math.min(evenWidth, rowHeight * STRETCH_MAX * sum + gap * (count - 1)), index);
    }
    count += 1;
    sum += ratio;
    endsUpTo(rowHeight * sum + gap * (count - 1), index + 1);
  }
  return { ends, widthMax };
}

const croppedRatio = (ratio: number, { ratioMin, ratioMax }: RowShape): number =>
  Math.min(Math.max(ratio, ratioMin), ratioMax);

/**
 * Justified rows: tiles of a row have one height and fill the width. Rows depend on the items before them only, so
 * items that are added at the end move nothing.
 *
 * @param isComplete false: more items follow, and the last row waits for them unless it is full
 */
export function layoutRows(ratios: readonly number[], shape: RowShape, isComplete: boolean): TileRow[] {
  const { width, rowHeight, gap } = shape;
  const cropped = ratios.map((ratio) => croppedRatio(ratio, shape));
  const { ends } = rowEnds(ratios, shape);
  const rows: TileRow[] = [];
  const add = (end: number | undefined, heightMax: number): void => {
    const last = rows.at(-1);
    const ofRow = cropped.slice(last === undefined ? 0 : endOf(last), end);
    const height = (width - gap * (ofRow.length - 1)) / ofRow.reduce((sum, ratio) => sum + ratio, 0);
    rows.push(placeRow(last, { ratios: ofRow, mediaHeight: Math.round(Math.min(heightMax, height)), shape }));
  };
  for (const end of ends) add(end, Number.POSITIVE_INFINITY);
  if (isComplete && ratios.length > (ends.at(-1) ?? 0)) add(undefined, rowHeight);
  return rows;
}

interface RowInput {
  ratios: readonly number[];
  mediaHeight: number;
  shape: RowShape;
}

function placeRow(previous: TileRow | undefined, { ratios, mediaHeight, shape }: RowInput): TileRow {
  const { width, gap, captionHeight } = shape;
  const first = previous === undefined ? 0 : endOf(previous);
  const top = previous === undefined ? 0 : previous.top + previous.height + gap;
  let left = 0;
  const tiles = ratios.map((ratio, place) => {
    const box = { index: first + place, left, width: Math.min(ratio * mediaHeight, width - left) };
    left += box.width + gap;
    return box;
  });
  return { top, mediaHeight, height: mediaHeight + captionHeight, tiles };
}

const endOf = ({ tiles }: TileRow): number => (tiles.at(-1)?.index ?? -1) + 1;

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
