import type { Picture } from '../../picture/picture.ts';
import { boxBlur } from '../planes/box-blur.ts';
import { createPlane, mapPlane, type Plane } from '../planes/plane.ts';
import { findComponents } from './components.ts';
import { spread } from './spread.ts';

/** Distance of sRGB colours: a white shirt is farther from a white wall than the wall behind a handle. */
const SAME_MAX = 11;
/** Shares of the picture. */
const HOLE_MIN = 0.003;
const EDGE = 0.008;

/**
 * Opens a mask where the background is seen through the subject, as through a handle: where the colour is just what
 * the background around would have there. In place.
 */
export function openHoles(mask: Plane, picture: Picture): void {
  const { width, height } = mask;
  const near = Math.max(2, Math.round(Math.max(width, height) * EDGE));
  const outside = mapPlane(boxBlur(mask, near), (value) => (value < 0.01 ? 1 : 0));
  const back = spread(picture, outside);
  const distance = createPlane(width, height);
  for (const [channel, plane] of back.entries()) {
    // Blurred, because noise has no colour of its own.
    const colours = createPlane(width, height);
    for (let pixel = 0; pixel < colours.values.length; pixel += 1) {
      colours.values[pixel] = picture.rgba[pixel * 4 + channel] ?? 0;
    }
    const smooth = boxBlur(colours, 1).values;
    for (let pixel = 0; pixel < smooth.length; pixel += 1) {
      const difference = (smooth[pixel] ?? 0) - (plane.values[pixel] ?? 0);
      distance.values[pixel] = (distance.values[pixel] ?? 0) + difference * difference;
    }
  }
  const isHole = (pixel: number): boolean =>
    mask.values[pixel] === 1 && (distance.values[pixel] ?? 0) < SAME_MAX * SAME_MAX;
  for (const { pixels } of findComponents(mask, isHole)) {
    if (pixels.length < mask.values.length * HOLE_MIN) continue;
    for (const pixel of pixels) mask.values[pixel] = 0;
  }
}
