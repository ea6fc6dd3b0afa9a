import { clamp, mix, smoothstep } from '../colour/curves.ts';
import type { Picture } from '../picture.ts';
import { boxBlur, softBlur } from '../planes/box-blur.ts';
import { createPlane, mapPlane, type Plane, zipPlanes } from '../planes/plane.ts';

export type Planes = readonly [Plane, Plane, Plane];

/** A picture taken apart: small planes, to be read as if they were large. Colours 0..255. */
export interface Layers {
  /** 1 inside the subject, 0 outside, a ramp at its edge. */
  inside: Plane;
  /** The subject's colours, continued beyond its edge. */
  front: Planes;
  /** The background's colours, continued behind the subject. */
  back: Planes;
}

/** How far (share of the long side) the mask's edge may be off; within this the colours decide. */
const EDGE = 0.006;

export function takeApart(small: Picture, mask: Plane): Layers {
  const sigma = Math.max(1, Math.max(small.width, small.height) * EDGE);
  const inside = softBlur(mask, sigma);
  const surelyIn = mapPlane(inside, (value) => (value > 0.93 ? 1 : 0));
  const surelyOut = mapPlane(inside, (value) => (value < 0.05 ? 1 : 0));
  return { inside, front: spread(small, surelyIn), back: spread(small, surelyOut) };
}

/** Share of the subject in a pixel: its place between the two colours around it, led by the mask. */
export function coverage(
  inside: number,
  pixel: readonly number[],
  front: readonly number[],
  back: readonly number[],
): number {
  if (inside > 0.985) return 1;
  if (inside < 0.015) return 0;
  let along = 0;
  let length = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const span = (front[channel] ?? 0) - (back[channel] ?? 0);
    along += ((pixel[channel] ?? 0) - (back[channel] ?? 0)) * span;
    length += span * span;
  }
  const byColour = length > 0 ? along / length : inside;
  // Where both sides have nearly one colour, the colour says nothing.
  const trust = length / (length + 900);
  const led = byColour + (inside - 0.5) * 1.3;
  return clamp(mix(smoothstep(0.25, 0.75, inside), (led - 0.12) / 0.76, trust));
}

/** Continues the colours of the weighted pixels over all others: from afar first, refined by what is near. */
function spread({ width, height, rgba }: Picture, weights: Plane): Planes {
  const channel = (offset: number): Plane => {
    const plane = createPlane(width, height);
    for (let pixel = 0; pixel < plane.values.length; pixel += 1)
      plane.values[pixel] = rgba[pixel * 4 + offset] ?? 0;
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
