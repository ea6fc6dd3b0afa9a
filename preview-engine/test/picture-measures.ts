import sharp from 'sharp';
import { lumaOf } from '../src/colour/luma.ts';

/** What tests may say about a picture without looking at it. */
export interface PictureMeasures {
  width: number;
  height: number;
  /** Mean brightness, 0..255. */
  brightness: number;
  /** Mean distance from grey, 0..255. */
  saturation: number;
  /** Mean step between neighbours at half size, 0..255: drawn detail rather than film grain. */
  edges: number;
  /** Mean colour, each 0..255. */
  red: number;
  green: number;
  blue: number;
}

export async function measurePicture(png: Uint8Array): Promise<PictureMeasures> {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .resize({ width: Math.round(width / 2) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const sums = { brightness: 0, saturation: 0, edges: 0, red: 0, green: 0, blue: 0 };
  let before = 0;
  for (let offset = 0; offset < data.length; offset += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
    const brightness = lumaOf(red, green, blue);
    sums.red += red;
    sums.green += green;
    sums.blue += blue;
    sums.brightness += brightness;
    sums.saturation += Math.max(red, green, blue) - Math.min(red, green, blue);
    sums.edges += Math.abs(brightness - before);
    before = brightness;
  }
  return {
    width,
    height,
    brightness: sums.brightness / pixels,
    saturation: sums.saturation / pixels,
    edges: sums.edges / pixels,
    red: sums.red / pixels,
    green: sums.green / pixels,
    blue: sums.blue / pixels,
  };
}

/** Mean difference of two pictures of one size, channel by channel, 0..255. */
export async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!first || !second || first.length !== second.length) throw new Error('The pictures differ in size.');
  let sum = 0;
  for (const [index, value] of first.entries()) sum += Math.abs(value - (second[index] ?? 0));
  return sum / first.length;
}
