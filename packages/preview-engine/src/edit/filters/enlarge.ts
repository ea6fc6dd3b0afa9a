import { EditRefusal } from '../../engine/edit-refusal.ts';
import { openPixels, type Picture, readPixels } from '../../picture/picture.ts';
import { measureNoise } from '../enhance/measure-photo.ts';
import { sharpen } from './detail.ts';

/** What memory has room for; what the product allows is less, and its caller's work. */
export const ENLARGED_PIXELS_MAX = 50_000_000;
/** Makes up for what the resampling softens, and no more: no line gets a halo. */
const SHARPNESS = 0.8;

/**
 * More pixels of the same picture: resampled by Lanczos with a radius of three, then sharpened with restraint and above
 * its noise only. It invents no detail.
 * @throws EditRefusal when the result would be too large
 */
export async function enlarge(picture: Picture, factor: number): Promise<Picture> {
  const [width, height] = [picture.width * factor, picture.height * factor];
  if (width * height > ENLARGED_PIXELS_MAX) {
    throw new EditRefusal('This picture is too large to be made larger.');
  }
  const noise = measureNoise(picture);
  const large = await readPixels(openPixels(picture).resize({ width, height, kernel: 'lanczos3' }));
  await sharpen(large, SHARPNESS, Math.min(4, noise / 2));
  return large;
}
