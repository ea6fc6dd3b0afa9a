import { lumaOf } from '../src/colour/luma.ts';
import type { Picture } from '../src/picture/picture.ts';

/** What tests may say about a picture without looking at it. */
export interface PictureMeasures {
  /** Mean brightness, 0..255. */
  brightness: number;
  /** Mean distance from grey, 0..255. */
  saturation: number;
  /** Mean step between neighbours, 0..255. */
  edges: number;
  /** Mean colour, each 0..255. */
  red: number;
  green: number;
  blue: number;
}

export function measurePicture({ width, height, rgba }: Picture): PictureMeasures {
  const sums = { brightness: 0, saturation: 0, edges: 0, red: 0, green: 0, blue: 0 };
  let before = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    const brightness = lumaOf(red, green, blue);
    sums.red += red;
    sums.green += green;
    sums.blue += blue;
    sums.brightness += brightness;
    sums.saturation += Math.max(red, green, blue) - Math.min(red, green, blue);
    if (at % (width * 4) !== 0) sums.edges += Math.abs(brightness - before);
    before = brightness;
  }
  const pixels = width * height;
  return {
    brightness: sums.brightness / pixels,
    saturation: sums.saturation / pixels,
    edges: sums.edges / pixels,
    red: sums.red / pixels,
    green: sums.green / pixels,
    blue: sums.blue / pixels,
  };
}

/** Mean distance of two pictures of one size over all channels, 0..255. */
export function measureChange(one: Picture, other: Picture): number {
  if (one.rgba.length !== other.rgba.length) throw new Error('The pictures differ in size.');
  let sum = 0;
  for (let at = 0; at < one.rgba.length; at += 1) {
    sum += Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0));
  }
  return sum / one.rgba.length;
}
