import type { Easel, Point } from '../easel.ts';

/** A head in profile looking right, from the chest around the back of the head to the chest: a box 1 wide, 1.3 high. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [-0.12, 1.32],
  [0.0, 1.12],
  [0.16, 1.02],
  [0.27, 0.93],
  [0.285, 0.82],
  [0.25, 0.72],
  [0.17, 0.6],
  [0.125, 0.45],
  [0.14, 0.28],
  [0.22, 0.13],
  [0.35, 0.05],
  [0.49, 0.05],
  [0.6, 0.11],
  [0.655, 0.2],
  [0.675, 0.29],
  [0.68, 0.345],
  [0.673, 0.385],
  [0.69, 0.43],
  [0.725, 0.495],
  [0.748, 0.527],
  [0.74, 0.55],
  [0.702, 0.562],
  [0.696, 0.583],
  [0.716, 0.608],
  [0.714, 0.626],
  [0.692, 0.636],
  [0.71, 0.652],
  [0.708, 0.676],
  [0.686, 0.692],
  [0.68, 0.715],
  [0.692, 0.75],
  [0.68, 0.79],
  [0.636, 0.812],
  [0.57, 0.815],
  [0.515, 0.832],
  [0.495, 0.89],
  [0.5, 0.97],
  [0.56, 1.05],
  [0.68, 1.12],
  [0.78, 1.32],
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
