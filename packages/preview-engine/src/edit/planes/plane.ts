import { lumaOf } from '../../colour/luma.ts';
import type { Picture } from '../../picture/picture.ts';

/** One number per pixel. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}

/** Brightness, 0..1. */
export function lumaPlane({ width, height, rgba }: Picture): Plane {
  const plane = createPlane(width, height);
  const { values } = plane;
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4) values[at] = lumaAt(rgba, from) / 255;
  return plane;
}

/** Brightness of the pixel whose bytes start at `at`, 0..255. */
export function lumaAt(rgba: Uint8Array, at: number): number {
  return lumaOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
}

/** Pixel by pixel: `combine(one, other)`. */
export function zipPlanes(one: Plane, other: Plane, combine: (a: number, b: number) => number): Plane {
  const plane = createPlane(one.width, one.height);
  for (let at = 0; at < plane.values.length; at += 1) {
    plane.values[at] = combine(one.values[at] ?? 0, other.values[at] ?? 0);
  }
  return plane;
}

export function mapPlane(one: Plane, change: (value: number) => number): Plane {
  return { ...one, values: one.values.map(change) };
}
