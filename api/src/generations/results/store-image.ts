import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { ImageOutput, ProviderDetails } from '../providers/provider.ts';
import { type DigitalSourceType, provenanceXmp } from './credentials/provenance.ts';
import type { SignFile } from './credentials/sign-results.ts';
import { isPlainPng, markedPng } from './marked-png.ts';
import { onACore } from './on-a-core.ts';
import { type StoredFile, storeFile } from './store-file.ts';
import { encode, shrink, thumbnailsOf } from './thumbnails.ts';

/** A stored picture. Sizes in pixels. */
export type StoredPicture = StoredFile & { width: number; height: number };

type StoredImage = {
  image: StoredPicture;
  avif: StoredPicture;
  webp: StoredPicture;
  /** Not of what is small itself. */
  large?: StoredPicture;
  details: ProviderDetails;
};

/** A 656 KB PNG can decode to 225 megapixels. */
export const INPUT_PIXELS_MAX = 50_000_000;

const INPUT_FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

/**
 * Makes of what a provider made a full-size PNG, two previews of at most 512 px and one of at most 1280, all marked as
 * algorithmic, all other metadata dropped. The size stays the provider's; nothing is scaled up. The full size, which is
 * what users take away, has credentials.
 * @throws ProviderError `uncertain` when the bytes are no picture: it may have been bought, so it is not bought again.
 */
export async function storeImage(
  target: { storage: Storage; type: DigitalSourceType; signFile?: SignFile },
  output: ImageOutput,
): Promise<StoredImage> {
  const xmp = provenanceXmp(target.type);
  const encoded = await onACore(() => encodeAll(output.bytes, xmp));
  const png = (await target.signFile?.(encoded.png.data, 'image/png', output)) ?? encoded.png.data;
  const [image, avif, webp, large] = await Promise.all([
    storePicture({ ...encoded.png, data: png }, 'image/png', target.storage),
    storePicture(encoded.avif, 'image/avif', target.storage),
    storePicture(encoded.webp, 'image/webp', target.storage),
    encoded.large && storePicture(encoded.large, 'image/avif', target.storage),
  ]);
  return { image, avif, webp, ...(large && { large }), details: output.details };
}

async function encodeAll(bytes: Uint8Array, xmp: string) {
  const { full, large } = await decode(bytes);
  const mark = (picture: Sharp) => picture.withXmp(xmp);
  const png =
    'pixels' in full
      ? await encode(mark(sharp(full.pixels, { raw: full.info }).png()))
      : { data: markedPng(bytes, xmp), info: full.info };
  return { png, ...(await thumbnailsOf(large, mark)) };
}

interface Decoded {
  /** Without pixels: the bytes are kept as they are. */
  full: { pixels: Buffer; info: OutputInfo } | { info: Pick<OutputInfo, 'width' | 'height'> };
  large: Awaited<ReturnType<typeof shrink>>;
}

/** All of it is decoded once, so what is not whole or no picture is found here. */
async function decode(bytes: Uint8Array): Promise<Decoded> {
  try {
    const source = sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAX, failOn: 'error', pages: 1 });
    const metadata = await source.metadata();
    if (!INPUT_FORMATS.has(metadata.format)) throw new Error(`The format is ${metadata.format}.`);
    if (isPlainPng(metadata)) return { full: { info: metadata }, large: await shrink(source) };
    const { data: pixels, info } = await source.autoOrient().raw().toBuffer({ resolveWithObject: true });
    return { full: { pixels, info }, large: await shrink(sharp(pixels, { raw: info })) };
  } catch (cause) {
    throw new ProviderError('uncertain', 'The provider answered with something that is not a picture.', {
      cause,
    });
  }
}

/** Keeps an encoded picture with its size. */
export async function storePicture(
  { data, info }: { data: Uint8Array; info: Pick<OutputInfo, 'width' | 'height'> },
  mediaType: string,
  storage: Storage,
): Promise<StoredPicture> {
  const file = await storeFile(storage, data, mediaType);
  return { ...file, width: info.width, height: info.height };
}
