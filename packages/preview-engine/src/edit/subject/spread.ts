import { mix } from '../../maths/curves.ts';
import type { Picture } from '../../picture/picture.ts';
import { boxBlur } from '../planes/box-blur.ts';
import { createPlane, type Plane, zipPlanes } from '../planes/plane.ts';

/** Red, green, blue, each 0..255. */
export type Planes = readonly [Plane, Plane, Plane];

/**
 * Continues the colours of the weighted pixels over all others: coarsely first, then finer where such pixels are
 * near.
 */
export function spread({ width, height, rgba }: Picture, weights: Plane): Planes {
  const channel = (offset: number): Plane => {
    const plane = createPlane(width, height);
    for (let pixel = 0; pixel < plane.values.length; pixel += 1) {
      plane.values[pixel] = rgba[pixel * 4 + offset] ?? 0;
    }
    return plane;
  };
  const side = Math.max(width, height);
  const radii = [side, side / 4, side / 10, side / 28, side / 80].map((radius) =>
    Math.max(1, Math.round(radius)),
  );
  const near = radii.map((radius) => boxBlur(weights, radius));
  const one = (offset: number): Plane => {
    const weighted = zipPlanes(channel(offset), weights, (value, weight) => value * weight);
    const result = createPlane(width, height);
    for (const [index, radius] of radii.entries()) {
      const weight = near[index] ?? weights;
      const sums = boxBlur(weighted, radius);
      for (let pixel = 0; pixel < sums.values.length; pixel += 1) {
        const share = weight.values[pixel] ?? 0;
        if (share < 1e-4) continue;
        const mean = (sums.values[pixel] ?? 0) / share;
        result.values[pixel] = mix(result.values[pixel] ?? 0, mean, index === 0 ? 1 : Math.min(1, share * 5));
      }
    }
    return result;
  };
  return [one(0), one(1), one(2)];
}
