import { rowEnds } from './layout-rows.ts';
import { SHAPE_WIDTHS_PX, shapeFor } from './tile-shape.ts';

/** Of grids, on the narrowest and the widest screen. */
const WIDTH_MIN_PX = 240;
const WIDTH_MAX_PX = 3000;

/**
 * Rules that lay tiles out as `layoutRows` does where a grid has no width yet: what is prerendered is seen on every
 * screen. Between tiles stand `i`s, of which these rules show the ones that end a row. The grid is the container.
 *
 * @param isComplete false: more items follow, and tiles of a row that is not full are not shown
 */
export function flowRules(ratios: readonly number[], isComplete: boolean): string {
  const rules: string[] = [];
  for (let width = WIDTH_MIN_PX; width < WIDTH_MAX_PX;) {
    const shape = shapeFor(width, 0);
    const { ends, widthMax } = rowEnds(ratios, shape);
    const nextShape = SHAPE_WIDTHS_PX.find((from) => from > width) ?? WIDTH_MAX_PX;
    // The grid counts whole pixels.
    const next = Math.min(Math.floor(widthMax) + 1, nextShape);
    const marks = ends.map((end) => `>i:nth-of-type(${end})`);
    // As specific with marks as without: rules of a first screen have its element before them.
    const rest = marks.length === 0 ? '>div[data-tile][role]' : `${marks.at(-1)}~div`;
    rules.push(
      `@container (width>=${width}px)${next === WIDTH_MAX_PX ? '' : ` and (width<${next}px)`}{[data-flowing] [role=row]{`,
      `--row:${shape.rowHeight}px;--ratio-min:${shape.ratioMin};--ratio-max:${shape.ratioMax};`,
      marks.length === 0 ? '' : `${marks.join()}{display:block}`,
      isComplete ? `${rest}{flex:0 1 calc(var(--tile-ratio)*var(--row))}` : `${rest}{display:none}`,
      '}}',
    );
    width = next;
  }
  return rules.join('');
}
