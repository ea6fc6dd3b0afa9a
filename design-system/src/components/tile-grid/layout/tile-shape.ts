import type { RowShape } from './layout-rows.ts';

export const TILE_GAP_PX = 8;
/** Two lines of caption with the space around them. */
export const CAPTION_REM = 2.625;

const PHONE_WIDTH_PX = 600;
const WIDE_PX = 1400;
/** Grids from these widths on have another shape of rows. */
export const SHAPE_WIDTHS_PX = [PHONE_WIDTH_PX, WIDE_PX];

/** On a phone two squares stand beside each other, and a tall picture is cropped to where its prompt can be read. */
export function shapeFor(width: number, remPx: number): RowShape {
  const base = { width, gap: TILE_GAP_PX, captionHeight: CAPTION_REM * remPx };
  if (width < PHONE_WIDTH_PX) return { ...base, rowHeight: 176, ratioMin: 0.75, ratioMax: 2 };
  return { ...base, rowHeight: width < WIDE_PX ? 208 : 232, ratioMin: 0.56, ratioMax: 2.2 };
}
