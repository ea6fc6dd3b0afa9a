import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { ImageOutput, ProviderDetails } from '../providers/provider.ts';
import { digitalSourceType, provenanceXmp } from './provenance.ts';
import { type StoredFile, storeFile } from './store-file.ts';
import { thumbnailsOf } from './thumbnails.ts';

/** A stored picture. Sizes in pixels. */
export type StoredPicture = StoredFile & { width: number; height: number };

type StoredImage = {
  image: StoredPicture;
  avif: StoredPicture;
  webp: StoredPicture;
  details: ProviderDetails;
};

/** A 656 KB PNG can decode to 225 megapixels. */
export const INPUT_PIXELS_MAX = 50_000_000;

const INPUT_FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

// Every picture passes once, so libvips' cache of recent operations only holds memory.
sharp.cache(false);

/**
 * Re-encodes what a provider made: a full-size PNG and two previews of at most 512 px, all marked as algorithmic, all
 * other metadata dropped. The size stays the provider's; nothing is scaled up.
 * @throws ProviderError `uncertain` when the bytes are no picture: it may have been bought, so it is not bought again.
 */
export async function storeImage(
  target: { storage: Storage; providerId: string },
  output: ImageOutput,
): Promise<StoredImage> {
  const source = await decode(output.bytes);
  const xmp = provenanceXmp(digitalSourceType(target.providerId));
  const thumbnails = thumbnailsOf(source);
  const [png, small, smallWebp] = await Promise.all([
    encode(source.clone().png().withXmp(xmp)),
    encode(thumbnails.avif.withXmp(xmp)),
    encode(thumbnails.webp.withXmp(xmp)),
  ]);
  const [image, avif, webp] = await Promise.all([
    storePicture(png, 'image/png', target.storage),
    storePicture(small, 'image/avif', target.storage),
    storePicture(smallWebp, 'image/webp', target.storage),
  ]);
  return { image, avif, webp, details: output.details };
}

async function decode(bytes: Uint8Array): Promise<Sharp> {
  try {
    const source = sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format } = await source.metadata();
    if (!INPUT_FORMATS.has(format)) throw new Error(`The format is ${format}.`);
    // Decoded once here; the three encoders start from the pixels.
    const { data, info } = await source.autoOrient().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  } catch (cause) {
    throw new ProviderError('uncertain', 'The provider answered with something that is not a picture.', {
      cause,
    });
  }
}

export type EncodedPicture = Awaited<ReturnType<typeof encode>>;

function encode(picture: Sharp) {
  return picture.toBuffer({ resolveWithObject: true });
}

/** Keeps an encoded picture with its size. */
export async function storePicture(
  { data, info }: EncodedPicture,
  mediaType: string,
  storage: Storage,
): Promise<StoredPicture> {
  const file = await storeFile(storage, data, mediaType);
  return { ...file, width: info.width, height: info.height };
}
