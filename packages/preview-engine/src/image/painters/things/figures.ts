import type { Easel, Point } from '../../canvas/easel.ts';

/** A silhouette drawn in a box of width 1 and height 1 that stands on its foot; the fill is the context's. */
type Silhouette = (ctx: Easel['ctx']) => void;

/** Draws a silhouette standing at `foot`, `size` pixels high, looking to the left when `isFlipped`. */
export function paintFigure(
  { ctx }: Easel,
  silhouette: Silhouette,
  foot: Point,
  size: number,
  isFlipped: boolean,
): void {
  ctx.save();
  ctx.translate(foot.x, foot.y);
  ctx.scale(isFlipped ? -size : size, size);
  ctx.beginPath();
  silhouette(ctx);
  ctx.fill();
  ctx.restore();
}

/** A walker with a coat and a backpack. */
export const person: Silhouette = (ctx) => {
  ctx.ellipse(0.01, -0.91, 0.068, 0.085, 0, 0, 2 * Math.PI);
  ctx.moveTo(-0.11, -0.8);
  ctx.quadraticCurveTo(0, -0.86, 0.1, -0.79);
  ctx.lineTo(0.13, -0.36);
  ctx.lineTo(0.085, -0.34);
  ctx.lineTo(0.1, 0);
  ctx.lineTo(0.03, 0);
  ctx.lineTo(0.0, -0.32);
  ctx.lineTo(-0.06, 0);
  ctx.lineTo(-0.125, 0);
  ctx.lineTo(-0.08, -0.34);
  ctx.lineTo(-0.12, -0.36);
  ctx.closePath();
  ctx.roundRect(-0.235, -0.79, 0.15, 0.32, 0.06);
};

/** A sitting fox, its tail around it. */
export const fox: Silhouette = (ctx) => {
  ctx.moveTo(0.2, -0.98);
  ctx.lineTo(0.29, -0.8);
  ctx.lineTo(0.52, -0.66);
  ctx.lineTo(0.3, -0.58);
  ctx.quadraticCurveTo(0.31, -0.3, 0.24, 0);
  ctx.lineTo(-0.12, 0);
  ctx.bezierCurveTo(-0.5, 0.02, -0.72, -0.12, -0.62, -0.42);
  ctx.bezierCurveTo(-0.56, -0.2, -0.42, -0.14, -0.26, -0.16);
  ctx.bezierCurveTo(-0.22, -0.45, -0.02, -0.5, 0.04, -0.66);
  ctx.lineTo(0.02, -0.99);
  ctx.lineTo(0.14, -0.84);
  ctx.closePath();
};

/** A sitting cat seen from behind, tail up in a question. */
export const cat: Silhouette = (ctx) => {
  ctx.moveTo(-0.16, -0.98);
  ctx.lineTo(-0.06, -0.87);
  ctx.lineTo(0.06, -0.87);
  ctx.lineTo(0.16, -0.98);
  ctx.quadraticCurveTo(0.2, -0.76, 0.12, -0.66);
  ctx.bezierCurveTo(0.28, -0.5, 0.32, -0.2, 0.24, 0);
  ctx.bezierCurveTo(0.56, 0.02, 0.62, -0.2, 0.52, -0.42);
  ctx.bezierCurveTo(0.74, -0.16, 0.62, 0.07, 0.3, 0.05);
  ctx.lineTo(-0.24, 0);
  ctx.bezierCurveTo(-0.32, -0.2, -0.28, -0.5, -0.12, -0.66);
  ctx.quadraticCurveTo(-0.2, -0.76, -0.16, -0.98);
  ctx.closePath();
};

/** A standing stag. */
export const deer: Silhouette = (ctx) => {
  ctx.moveTo(0.27, -0.7);
  ctx.lineTo(0.48, -0.64);
  ctx.lineTo(0.47, -0.585);
  ctx.lineTo(0.33, -0.575);
  ctx.quadraticCurveTo(0.3, -0.45, 0.24, -0.36);
  ctx.lineTo(0.22, 0);
  ctx.lineTo(0.175, 0);
  ctx.lineTo(0.155, -0.27);
  ctx.lineTo(-0.17, -0.27);
  ctx.lineTo(-0.2, 0);
  ctx.lineTo(-0.245, 0);
  ctx.lineTo(-0.26, -0.22);
  ctx.quadraticCurveTo(-0.36, -0.42, -0.28, -0.49);
  ctx.lineTo(0.1, -0.48);
  ctx.quadraticCurveTo(0.2, -0.56, 0.22, -0.68);
  for (const [x, y] of ANTLERS) ctx.lineTo(x, y);
  ctx.closePath();
};

const ANTLERS: readonly (readonly [number, number])[] = [
  [0.13, -0.76],
  [0.04, -0.78],
  [0.02, -0.9],
  [0.05, -0.82],
  [0.13, -0.8],
  [0.11, -0.96],
  [0.145, -0.8],
  [0.22, -0.73],
  [0.255, -0.75],
  [0.3, -0.84],
  [0.27, -1],
  [0.315, -0.88],
  [0.4, -0.94],
  [0.33, -0.82],
  [0.27, -0.72],
];

/** A sailing boat, hull and two sails. */
export const boat: Silhouette = (ctx) => {
  ctx.moveTo(-0.36, -0.13);
  ctx.lineTo(0.38, -0.13);
  ctx.quadraticCurveTo(0.3, 0.01, 0.2, 0.01);
  ctx.lineTo(-0.24, 0.01);
  ctx.closePath();
  ctx.moveTo(-0.02, -1);
  ctx.quadraticCurveTo(0.08, -0.5, -0.02, -0.17);
  ctx.lineTo(-0.32, -0.17);
  ctx.quadraticCurveTo(-0.08, -0.5, -0.02, -1);
  ctx.moveTo(0.03, -0.92);
  ctx.quadraticCurveTo(0.3, -0.5, 0.33, -0.18);
  ctx.lineTo(0.03, -0.18);
  ctx.closePath();
};

/** A saguaro. */
export const cactus: Silhouette = (ctx) => {
  ctx.roundRect(-0.065, -1, 0.13, 1.03, 0.065);
  ctx.roundRect(-0.3, -0.74, 0.095, 0.3, 0.047);
  ctx.roundRect(-0.3, -0.5, 0.28, 0.095, 0.047);
  ctx.roundRect(0.2, -0.82, 0.095, 0.34, 0.047);
  ctx.roundRect(0.02, -0.56, 0.275, 0.095, 0.047);
};
