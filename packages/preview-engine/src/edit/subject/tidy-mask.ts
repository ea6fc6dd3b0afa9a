import { softBlur } from '../planes/box-blur.ts';
import { mapPlane, type Plane } from '../planes/plane.ts';
import { findComponents } from './components.ts';

/** Parts smaller than this share of the largest one are dirt. */
const PART_MIN = 0.06;
/** Share of the picture below which a hole is closed whatever its colour. */
const HOLE_MIN = 0.002;
/** Mean belief below which a hole shows the background. */
const HOLE_BELIEF = 0.25;

/** Hard mask, 0 or 1: the large parts, without specks; holes are closed unless one sees the background through them. */
export function tidyMask(belief: Plane): Plane {
  const smooth = softBlur(belief, 1);
  const mask = mapPlane(smooth, (value) => (value > 0.5 ? 1 : 0));
  const parts = findComponents(mask, (pixel) => mask.values[pixel] === 1);
  const largest = parts.reduce((most, { pixels }) => Math.max(most, pixels.length), 0);
  for (const { pixels } of parts) {
    if (pixels.length < largest * PART_MIN) for (const pixel of pixels) mask.values[pixel] = 0;
  }
  for (const { pixels, touchesEdge } of findComponents(mask, (pixel) => mask.values[pixel] === 0)) {
    if (touchesEdge) continue;
    const mean = pixels.reduce((sum, pixel) => sum + (belief.values[pixel] ?? 0), 0) / pixels.length;
    const isSmall = pixels.length < mask.values.length * HOLE_MIN;
    if (isSmall || mean > HOLE_BELIEF) for (const pixel of pixels) mask.values[pixel] = 1;
  }
  return mask;
}
