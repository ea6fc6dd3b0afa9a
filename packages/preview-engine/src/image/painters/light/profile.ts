import type { Easel, Point } from '../../canvas/easel.ts';

/** A head in profile looking right, from the chest around the back of the head to the chest: a box 1 wide, 1.3 high. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [-0.12, 1.32],
  [0.0, 1.13],
  [0.16, 1.03],
  [0.27, 0.94],
  [0.3, 0.83],
  [0.265, 0.72],
  [0.18, 0.6],
  [0.13, 0.45],
  [0.145, 0.28],
  [0.225, 0.13],
  [0.355, 0.055],
  [0.49, 0.055],
  [0.595, 0.11],
  [0.648, 0.195],
  [0.668, 0.28],
  [0.674, 0.335],
  [0.662, 0.38],
  [0.682, 0.43],
  [0.722, 0.497],
  [0.747, 0.532],
  [0.735, 0.556],
  [0.694, 0.566],
  [0.688, 0.588],
  [0.705, 0.612],
  [0.702, 0.628],
  [0.684, 0.638],
  [0.699, 0.654],
  [0.695, 0.676],
  [0.676, 0.692],
  [0.672, 0.714],
  [0.69, 0.748],
  [0.688, 0.785],
  [0.656, 0.818],
  [0.6, 0.828],
  [0.535, 0.84],
  [0.5, 0.89],
  [0.5, 0.965],
  [0.55, 1.05],
  [0.68, 1.12],
  [0.79, 1.32],
];

export interface Pose {
  /** Left top of the box, in pixels. */
  origin: Point;
  size: number;
  isFlipped: boolean;
}

export function place({ origin, size, isFlipped }: Pose, [x, y]: readonly [number, number]): Point {
  return { x: origin.x + (isFlipped ? 0.8 - x : x) * size, y: origin.y + y * size };
}

/** Makes the head the path: a smooth curve through its points (Catmull-Rom as Béziers). */
export function traceProfile({ ctx }: Easel, pose: Pose): void {
  const points = OUTLINE.map((point) => place(pose, point));
  ctx.beginPath();
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) {
      ctx.moveTo(point.x, point.y);
      continue;
    }
    const earlier = points[index - 2] ?? before;
    const next = points[index + 1] ?? point;
    ctx.bezierCurveTo(
      before.x + (point.x - earlier.x) / 6,
      before.y + (point.y - earlier.y) / 6,
      point.x - (next.x - before.x) / 6,
      point.y - (next.y - before.y) / 6,
      point.x,
      point.y,
    );
  }
  ctx.closePath();
}
