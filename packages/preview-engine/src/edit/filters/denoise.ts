import type { Picture } from '../../picture/picture.ts';
import { fitLocalLines } from '../planes/guided-filter.ts';
import { createPlane, type Plane, lumaAt } from '../planes/plane.ts';

/** How many rows are worked on at once: the planes of a whole photo would take half a gigabyte. */
const STRIP_ROWS = 192;
const RADIUS = 3;
/** A guided filter of this radius looks twice as far. */
const MARGIN = RADIUS * 2;

/**
 * Takes away noise of light and colour and keeps edges: each channel is fitted to the brightness around it.
 * @param sigma standard deviation of the noise, 0..255
 * @param share of the result, 0..1
 */
export function denoise(picture: Picture, sigma: number, share: number): void {
  const { width, height, rgba } = picture;
  const source = rgba.slice();
  const epsilon = ((2.4 * Math.max(1, sigma)) / 255) ** 2;
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const from = Math.max(0, top - MARGIN);
    const to = Math.min(height, top + STRIP_ROWS + MARGIN);
    const guide = readRows(width, from, to, (at) => lumaAt(source, at));
    for (let channel = 0; channel < 3; channel += 1) {
      const input = readRows(width, from, to, (at) => source[at + channel] ?? 0);
      const { slope, offset } = fitLocalLines(guide, input, RADIUS, epsilon);
      const last = Math.min(height, top + STRIP_ROWS);
      for (
        let index = (top - from) * width, at = top * width * 4 + channel;
        at < last * width * 4;
        index += 1, at += 4
      ) {
        const smooth =
          255 * ((slope.values[index] ?? 0) * (guide.values[index] ?? 0) + (offset.values[index] ?? 0));
        const value = rgba[at] ?? 0;
        rgba[at] = Math.min(255, Math.max(0, value + (smooth - value) * share + 0.5));
      }
    }
  }
}

function readRows(width: number, from: number, to: number, read: (at: number) => number): Plane {
  const plane = createPlane(width, to - from);
  for (let index = 0, at = from * width * 4; index < plane.values.length; index += 1, at += 4) {
    plane.values[index] = read(at) / 255;
  }
  return plane;
}
