import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { uploadError } from '../../platform/errors/upload-error.ts';
import { createDecodeTurns } from './decode-turns.ts';

export interface CleanImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

/** A PNG of 656 kB can decode to 225 megapixels. */
const PIXELS_MAX = 50_000_000;
/** More than any provider reads, and enough for a large screen. */
const SIDE_PX_MAX = 3072;
const DECODE_SECONDS_MAX = 30;
/** Pictures decoded at the same time: a progressive one of 50 megapixels takes half a gigabyte for a moment. */
const AT_ONCE = 1;

const turns = createDecodeTurns(AT_ONCE);

/**
 * Makes a picture of our own out of an uploaded one: turned upright, at most 3072 px a side, in sRGB, without metadata
 * and without anything that was hidden behind the pixels. What it is is decided by its content, not by its name.
 * @param userId whose turn it is to have a picture decoded
 * @throws AppError `unsupported_media`, `invalid_request`
 */
export async function cleanImage(path: string, field: string, userId: string): Promise<CleanImage> {
  // Before any decoder sees it: there are decoders for formats that fetch other files.
  if (!isPicture(await firstBytes(path))) throw uploadError('wrong-type', field);
  try {
    return await turns.take(userId, () => reencode(path));
  } catch (cause) {
    throw uploadError('other', field, cause);
  }
}

async function reencode(path: string): Promise<CleanImage> {
  const source = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
  const { hasAlpha } = await source.metadata();
  const upright = source
    .autoOrient()
    .resize({ width: SIDE_PX_MAX, height: SIDE_PX_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_SECONDS_MAX });
  const encoded = hasAlpha
    ? upright.png()
    : // Full colour resolution, because it is edited once more.
      upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    mediaType: hasAlpha ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
  };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** PNG (RFC 2083 section 12.12), JPEG (ITU T.81 B.1), WebP (RFC 9649 section 2.4). */
function isPicture(head: Buffer): boolean {
  return (
    head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
    (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
  );
}
