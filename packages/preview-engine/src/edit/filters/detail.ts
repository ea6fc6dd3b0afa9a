import sharp from 'sharp';
import { type Picture, openPixels, shrink } from '../../picture/picture.ts';
import { fitLocalLines } from '../planes/guided-filter.ts';
import { createRowReader } from '../planes/plane-rows.ts';
import { lumaAt, lumaPlane } from '../planes/plane.ts';

/** Local contrast is measured on a picture of this size: its areas are far larger than a pixel. */
const CLARITY_SIDE_PX = 480;

/**
 * Contrast between neighbouring areas, without halos at strong edges (base and detail by a guided filter).
 * @param amount -1 (flat, hazy) .. 1.5
 */
export async function changeClarity(picture: Picture, amount: number): Promise<void> {
  const luma = lumaPlane(await shrink(picture, CLARITY_SIDE_PX));
  const radius = Math.max(2, Math.round(Math.max(luma.width, luma.height) / 24));
  const { slope, offset } = fitLocalLines(luma, luma, radius, 0.025);
  const slopeAt = createRowReader(slope, picture);
  const offsetAt = createRowReader(offset, picture);
  const gain = amount < 0 ? amount * 0.55 : amount * 0.75;
  addLight(
    picture,
    (light, x, slopes, offsets) => {
      const value = light / 255;
      const base = (slopes[x] ?? 0) * value + (offsets[x] ?? 0);
      const detail = value - base;
      // Large differences are edges, not texture; the ends of the scale have no room.
      return 255 * gain * detail * (1 / (1 + 9 * detail * detail)) * Math.min(1, 5 * value, 6 * (1 - value));
    },
    slopeAt,
    offsetAt,
  );
}

/**
 * Unsharp mask on brightness, so that no colour fringes appear.
 * @param amount 0..2
 * @param floor steps smaller than this are noise and stay, 0..255
 */
export async function sharpen(picture: Picture, amount: number, floor: number): Promise<void> {
  const { width, height, rgba } = picture;
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < luma.length; at += 1) luma[at] = lumaAt(rgba, at * 4) + 0.5;
  const blurred = await sharp(luma, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.8, Math.max(width, height) / 1700))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (let at = 0; at < luma.length; at += 1) {
    const step = (luma[at] ?? 0) - (blurred[at] ?? 0);
    const size = Math.abs(step);
    if (size <= floor) continue;
    // Limited, or strong edges get white lines.
    const change = Math.sign(step) * Math.min(28, amount * (size - floor));
    shift(rgba, at * 4, change);
  }
}

/** @param amount 0..1.5; 1 is a sigma of 1.2 % of the long side */
export async function blur(picture: Picture, amount: number): Promise<void> {
  const sigma = amount * Math.max(picture.width, picture.height) * 0.012;
  if (sigma < 0.3) return;
  picture.rgba.set(await openPixels(picture).blur(sigma).raw().toBuffer());
}

type LightChange = (light: number, x: number, slopes: Float32Array, offsets: Float32Array) => number;

function addLight(
  { width, height, rgba }: Picture,
  change: LightChange,
  slopeAt: (row: number) => Float32Array,
  offsetAt: (row: number) => Float32Array,
): void {
  for (let y = 0; y < height; y += 1) {
    const slopes = slopeAt(y);
    const offsets = offsetAt(y);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      shift(rgba, at, change(lumaAt(rgba, at), x, slopes, offsets));
    }
  }
}

function shift(rgba: Uint8Array, at: number, by: number): void {
  for (let channel = at; channel < at + 3; channel += 1) {
    const value = (rgba[channel] ?? 0) + by;
    rgba[channel] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
  }
}
