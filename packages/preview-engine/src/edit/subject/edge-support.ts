import type { Picture } from '../../picture/picture.ts';
import type { Plane } from '../planes/plane.ts';

/** Colours are compared this far inside and outside of the outline, in pixels of a small picture. */
const REACH_PX = 4;
/** Distance of two sRGB colours that an eye takes for an edge. */
const EDGE_MIN = 32;
const SUPPORTED_MIN = 0.7;
/** Length of the outline by the root of the area: a disc has 3.5, a portrait 5, a range of hills 15. */
const RAGGED_MAX = 14;

/**
 * Whether the outline of a mask lies on edges of the picture and encloses a thing rather than scraps. Where nothing
 * stands out, as in a landscape, the best mask there is runs across sky and water.
 */
export function isSupported({ width, height, values }: Plane, { rgba }: Picture): boolean {
  let area = 0;
  let outline = 0;
  let supported = 0;
  const steps = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x] !== 1) continue;
      area += 1;
      if (x < REACH_PX || y < REACH_PX || x >= width - REACH_PX || y >= height - REACH_PX) continue;
      for (const [dx, dy] of steps) {
        if (values[(y + dy) * width + x + dx] === 1) continue;
        outline += 1;
        const within = ((y - dy * REACH_PX) * width + x - dx * REACH_PX) * 4;
        const without = ((y + dy * REACH_PX) * width + x + dx * REACH_PX) * 4;
        if (colourDistance(rgba, within, without) > EDGE_MIN) supported += 1;
      }
    }
  }
  return supported >= outline * SUPPORTED_MIN && outline <= RAGGED_MAX * Math.sqrt(area);
}

function colourDistance(rgba: Uint8Array, one: number, other: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    sum += ((rgba[one + channel] ?? 0) - (rgba[other + channel] ?? 0)) ** 2;
  }
  return Math.sqrt(sum);
}
