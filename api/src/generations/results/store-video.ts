import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { ProviderDetails, VideoOutput } from '../providers/provider.ts';
import { digitalSourceType, provenanceXmp } from './provenance.ts';
import { type StoredFile, storeFile } from './store-file.ts';
import { type EncodedPicture, INPUT_PIXELS_MAX, storePicture, type StoredPicture } from './store-image.ts';

type StoredVideo = {
  video: StoredFile;
  poster: StoredPicture | null;
  seconds: number;
  details: ProviderDetails;
};

const POSTER_SIDE_PX = 1280;

/**
 * Keeps a film as its provider made it, and a WebP poster where there is one.
 * @throws ProviderError `uncertain` when the bytes are no film: it may have been bought, so it is not bought again
 */
export async function storeVideo(
  { storage, providerId }: { storage: Storage; providerId: string },
  { bytes, mediaType, poster, details }: VideoOutput,
): Promise<StoredVideo> {
  const seconds = await readSeconds(bytes);
  const still = poster && (await encodePoster(poster, providerId));
  const video = await storeFile(storage, bytes, mediaType);
  return { video, poster: still && (await storePicture(still, 'image/webp', storage)), seconds, details };
}

/** How long it plays. */
async function readSeconds(bytes: Uint8Array): Promise<number> {
  try {
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    const track = await input.getPrimaryVideoTrack();
    const seconds = await input.computeDuration();
    if (track === null || !(seconds > 0)) throw new Error(`It has no picture, or lasts ${seconds} s.`);
    return seconds;
  } catch (cause) {
    throw new ProviderError('uncertain', 'The provider answered with something that is not a film.', {
      cause,
    });
  }
}

/** Null for what is no picture: the film is what was paid for, and it plays without a poster. */
async function encodePoster(poster: Uint8Array, providerId: string): Promise<EncodedPicture | null> {
  try {
    return await sharp(poster, { limitInputPixels: INPUT_PIXELS_MAX, pages: 1 })
      .resize({ width: POSTER_SIDE_PX, height: POSTER_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .withXmp(provenanceXmp(digitalSourceType(providerId)))
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}
