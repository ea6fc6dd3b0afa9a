/** In px, from the upper left corner of the stage. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  /** Of the part that it is the number of. */
  index: number;
  left: number;
  top: number;
}

export const NUMBER_PX = 20;
const FIRST_LINE_PX = 28;

/**
 * Where each part's number stands: at its corner, or beside it where that would cover another number, or more of the
 * words and icons of the component. A part without a box is not there.
 */
export function placeNumbers(
  parts: readonly (Box | undefined)[],
  words: readonly Box[],
  stage: Pick<Box, 'width' | 'height'>,
): readonly Spot[] {
  const taken: Spot[] = [];
  for (const [index, part] of parts.entries()) {
    if (part === undefined) continue;
    const spots = spotsAround(part).map(({ left, top }) => ({
      index,
      left: within(left, stage.width),
      top: within(top, stage.height),
    }));
    const costs = spots.map(
      (spot) =>
        covered(boxOf(spot), words) + covered(boxOf(spot), taken.map(boxOf)) * stage.width * stage.height,
    );
    const best = spots[costs.indexOf(Math.min(...costs))];
    if (best !== undefined) taken.push(best);
  }
  return taken;
}

/** The best first: where costs are equal, it is taken. */
function spotsAround({ left, top, width, height }: Box): readonly Pick<Box, 'left' | 'top'>[] {
  const half = NUMBER_PX / 2;
  const line = top + Math.min(height, FIRST_LINE_PX) / 2 - half;
  const [right, bottom] = [left + width, top + height];
  return [
    { left: left - half, top: top - half },
    { left: left - NUMBER_PX - 2, top: line },
    { left, top: top - NUMBER_PX },
    { left: right - half, top: top - half },
    { left: right + 2, top: line },
    { left, top: bottom },
    { left: right - half, top: bottom - half },
    { left: right - NUMBER_PX, top: top - NUMBER_PX },
    { left: left + width / 2 - half, top: top - NUMBER_PX },
    { left: left + width / 2 - half, top: bottom },
  ];
}

/** Half of a number may stand over the edge of the stage. */
const within = (at: number, size: number): number =>
  Math.round(Math.min(Math.max(at, -NUMBER_PX / 2), size - NUMBER_PX / 2));

const boxOf = ({ left, top }: Pick<Box, 'left' | 'top'>): Box => ({
  left,
  top,
  width: NUMBER_PX,
  height: NUMBER_PX,
});

/** Square px of a box that lie in others. */
const covered = (box: Box, others: readonly Box[]): number =>
  others
    .map(
      (other) =>
        overlap(box.left, box.width, other.left, other.width) *
        overlap(box.top, box.height, other.top, other.height),
    )
    .reduce((sum, one) => sum + one, 0);

const overlap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));
