import { createPlane, type Plane } from './plane.ts';

/** The mean over a square of 2 * radius + 1 pixels a side, in time that does not depend on the radius. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = createPlane(width, height);
  for (let y = 0; y < height; y += 1) slide(plane.values, across.values, y * width, 1, width, radius);
  const blurred = createPlane(width, height);
  slideDown(across, blurred, radius);
  return blurred;
}

/** Close to a Gaussian of the same spread: three boxes (central limit). */
export function softBlur(plane: Plane, sigma: number): Plane {
  const radius = Math.max(1, Math.round(sigma));
  return boxBlur(boxBlur(boxBlur(plane, radius), radius), radius);
}

function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
) {
  let sum = 0;
  let inside = 0;
  for (let index = 0; index < Math.min(radius, count); index += 1, inside += 1) {
    sum += from[start + index * step] ?? 0;
  }
  for (let index = 0; index < count; index += 1) {
    if (index + radius < count) {
      sum += from[start + (index + radius) * step] ?? 0;
      inside += 1;
    }
    if (index - radius - 1 >= 0) {
      sum -= from[start + (index - radius - 1) * step] ?? 0;
      inside -= 1;
    }
    to[start + index * step] = sum / inside;
  }
}

/** All columns at once, row by row: memory is read in order. */
function slideDown(from: Plane, to: Plane, radius: number): void {
  const { width, height } = from;
  const sums = new Float64Array(width);
  let inside = 0;
  const add = (row: number, sign: 1 | -1): void => {
    for (let x = 0; x < width; x += 1) {
      sums[x] = (sums[x] ?? 0) + sign * (from.values[row * width + x] ?? 0);
    }
    inside += sign;
  };
  for (let row = 0; row < Math.min(radius, height); row += 1) add(row, 1);
  for (let row = 0; row < height; row += 1) {
    if (row + radius < height) add(row + radius, 1);
    if (row - radius - 1 >= 0) add(row - radius - 1, -1);
    for (let x = 0; x < width; x += 1) to.values[row * width + x] = (sums[x] ?? 0) / inside;
  }
}
