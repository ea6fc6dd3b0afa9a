import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '../../platform/errors/app-error.ts';
import { uploadError } from '../errors/upload-errors.ts';
import { createDecodeTurns } from './decode-turns.ts';
import { pngGamma } from './png-gamma.ts';

export interface CleanImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg';
  /** Of the picture that it was made of. */
  from: `image/${Format}`;
  /** Pixels. */
  width: number;
  height: number;
}

/** 50 megapixels, as phones count them. A PNG of 656 kB can decode to 225. */
const PIXELS_MAX = 8192 * 6144;
/** More than any provider reads, and enough for a large screen. */
const SIDE_PX_MAX = 3072;
const DECODE_SECONDS_MAX = 30;
/** Wider than a panorama. What is narrower shrinks to a line of a few pixels, which no engine can make anything of. */
const SIDES_RATIO_MAX = 20;
const TOO_NARROW = 'too narrow';
/** Pictures decoded at the same time: a progressive one of 50 megapixels takes half a gigabyte for a moment. */
const AT_ONCE = 1;

/** ITU T.81 B.1.1.3. */
const END_OF_JPEG = Buffer.from('ffd9', 'hex');

const turns = createDecodeTurns(AT_ONCE);

/**
 * Makes a picture of our own out of an uploaded one, as browsers show it: turned upright, at most 3072 px a side, in
 * sRGB, without metadata and without anything that was hidden behind the pixels. What it is is decided by its content,
 * not by its name.
 * @param userId whose turn it is to have a picture decoded
 * @throws AppError `unsupported_media`, `invalid_request`
 */
export async function cleanImage(path: string, field: string, userId: string): Promise<CleanImage> {
  // Before any decoder sees it: there are decoders for formats that fetch other files.
  const format = pictureFormat(await firstBytes(path));
  if (format === 'other') throw uploadError('wrong-type', field);
  if (format === 'heif') throw uploadError('heif', field);
  try {
    return await turns.take(userId, () => decode(path, format));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw uploadError(problemOf(String(cause)), field, cause);
  }
}

function problemOf(cause: string): 'too-narrow' | 'too-many-pixels' | 'other' {
  if (cause.includes(TOO_NARROW)) return 'too-narrow';
  return cause.includes('exceeds pixel limit') ? 'too-many-pixels' : 'other';
}

async function decode(path: string, format: Format): Promise<CleanImage> {
  try {
    return await reencode(path, format, 'error');
  } catch (error) {
    if (format !== 'jpeg' || !String(error).includes('premature end of JPEG')) throw error;
    // Some cameras and scanners leave the end marker out, and every viewer shows such a file. With it, the decoder
    // tells one whose pixels are missing.
    return reencode(Buffer.concat([await readFile(path), END_OF_JPEG]), format, 'warning');
  }
}

async function reencode(
  input: string | Buffer,
  format: Format,
  failOn: 'error' | 'warning',
): Promise<CleanImage> {
  const source = sharp(input, { limitInputPixels: PIXELS_MAX, failOn, pages: 1 });
  const { hasAlpha, width, height } = await source.metadata();
  if (Math.max(width, height) > SIDES_RATIO_MAX * Math.min(width, height)) {
    throw new Error(TOO_NARROW);
  }
  const gamma = format === 'png' ? await pngGamma(input) : null;
  // Browsers do not turn a WebP.
  if (format !== 'webp') source.autoOrient();
  if (gamma !== null) source.gamma(...gamma);
  const upright = source
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
    from: `image/${format}`,
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

type Format = 'png' | 'jpeg' | 'webp';

/** PNG (RFC 2083 section 12.12), JPEG (ITU T.81 B.1), WebP (RFC 9649 section 2.4), HEIC and AVIF (ISO 23008-12, 10.2). */
function pictureFormat(head: Buffer): Format | 'heif' | 'other' {
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  const [first, second, third] = [0, 4, 8].map((at) => head.toString('latin1', at, at + 4));
  if (first === 'RIFF' && third === 'WEBP') return 'webp';
  return second === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/.test(third ?? '')
    ? 'heif'
    : 'other';
}
