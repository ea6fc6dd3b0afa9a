import { boxBlur } from './box-blur.ts';
import { createPlane, zipPlanes, type Plane } from './plane.ts';

/** Around each pixel the output is `slope * guide + offset`: as smooth as the window, with the guide's edges. */
export interface LocalLines {
  slope: Plane;
  offset: Plane;
}

/**
 * Guided filter (He, Sun, Tang 2010) up to its last step, which can be taken on a larger guide ("Fast Guided Filter",
 * He and Sun 2015).
 * @param radius of the window, pixels
 * @param epsilon variance of the guide below which it counts as flat; guide in 0..1
 */
export function fitLocalLines(guide: Plane, input: Plane, radius: number, epsilon: number): LocalLines {
  const meanGuide = boxBlur(guide, radius);
  const meanInput = guide === input ? meanGuide : boxBlur(input, radius);
  const meanSquare = boxBlur(
    zipPlanes(guide, guide, (one, other) => one * other),
    radius,
  );
  const meanProduct =
    guide === input
      ? meanSquare
      : boxBlur(
          zipPlanes(guide, input, (one, other) => one * other),
          radius,
        );
  const slope = createPlane(guide.width, guide.height);
  const offset = createPlane(guide.width, guide.height);
  for (let at = 0; at < slope.values.length; at += 1) {
    const mean = meanGuide.values[at] ?? 0;
    const level = meanInput.values[at] ?? 0;
    const variance = Math.max(0, (meanSquare.values[at] ?? 0) - mean * mean);
    const covariance = (meanProduct.values[at] ?? 0) - mean * level;
    const steepness = covariance / (variance + epsilon);
    slope.values[at] = steepness;
    offset.values[at] = level - steepness * mean;
  }
  return { slope: boxBlur(slope, radius), offset: boxBlur(offset, radius) };
}

/** Smooths the input while its edges follow the guide's. */
export function guidedFilter(guide: Plane, input: Plane, radius: number, epsilon: number): Plane {
  const { slope, offset } = fitLocalLines(guide, input, radius, epsilon);
  const output = createPlane(guide.width, guide.height);
  for (let at = 0; at < output.values.length; at += 1) {
    output.values[at] = (slope.values[at] ?? 0) * (guide.values[at] ?? 0) + (offset.values[at] ?? 0);
  }
  return output;
}
