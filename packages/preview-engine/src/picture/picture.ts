import sharp, { type Sharp } from 'sharp';
import { EditRefusal } from '../engine/edit-refusal.ts';

/** A decoded picture: sRGB, four bytes per pixel, alpha not multiplied in. Edits change the bytes in place. */
export interface Picture {
  /** Pixels. */
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A PNG of 656 KB can decode to 225 megapixels. */
const INPUT_PIXELS_MAX = 50_000_000;

/** @throws EditRefusal when the bytes are no picture */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  try {
    return await readPixels(sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAX, pages: 1 }).autoOrient());
  } catch (cause) {
    throw new EditRefusal('This picture cannot be read. Try another one.', { cause });
  }
}

/** PNG with light compression: the caller may compress it again. */
export async function encodePicture(picture: Picture): Promise<Uint8Array> {
  const pipeline = openPixels(picture);
  const isOpaque = !hasTransparency(picture);
  const png = (isOpaque ? pipeline.removeAlpha() : pipeline).png({ compressionLevel: 2 });
  return new Uint8Array(await png.toBuffer());
}

/** The pixels as the start of an operation of sharp. */
export function openPixels({ width, height, rgba }: Picture): Sharp {
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

export async function readPixels(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A Buffer's `slice` would share its memory.
  const rgba = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { width: info.width, height: info.height, rgba };
}

/** A smaller copy of at most `sidePx` a side, to measure on. */
export function shrink(picture: Picture, sidePx: number): Promise<Picture> {
  return readPixels(
    openPixels(picture).resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true }),
  );
}

export function copyPicture({ width, height, rgba }: Picture): Picture {
  return { width, height, rgba: rgba.slice() };
}

function hasTransparency({ rgba }: Picture): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return true;
  return false;
}
