import { buffer } from 'node:stream/consumers';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { ProviderDetails, VideoOutput } from '../providers/provider.ts';
import { type DigitalSourceType, provenanceXmp } from './credentials/provenance.ts';
import type { SignFile } from './credentials/sign-results.ts';
import { markedFilm } from './marked-media.ts';
import { onACore } from './on-a-core.ts';
import { type StoredFile, storeFile } from './store-file.ts';
import { INPUT_PIXELS_MAX, storePicture, type StoredPicture } from './store-image.ts';
import { encode, type EncodedPicture } from './thumbnails.ts';
import { withSound } from './with-sound.ts';

type StoredVideo = {
  video: StoredFile;
  poster: StoredPicture | null;
  seconds: number;
  details: ProviderDetails;
  reading?: { understood: string[]; ignored: string[] };
};

interface VideoTarget {
  storage: Storage;
  type: DigitalSourceType;
  track: string | null;
  signFile?: SignFile;
}

const POSTER_SIDE_PX = 1280;

/** Named among what was left out of an item. */
const TRACK = 'the track, which was deleted meanwhile';

/**
 * Keeps a film as its provider made it, or with a track in place of its sound, and a WebP poster where there is one;
 * both marked and with credentials.
 * @param target `track` names the file of the track; null: the film keeps its own sound
 * @throws ProviderError `uncertain` when the bytes are no film, or the track cannot be put to it: it may have been
 *   bought, so it is not bought again
 */
export async function storeVideo(
  { storage, type, track, signFile }: VideoTarget,
  output: VideoOutput,
): Promise<StoredVideo> {
  const { bytes, mediaType, poster, details, reading } = output;
  const seconds = await readSeconds(bytes);
  const still = poster && (await encodePoster(poster, provenanceXmp(type)));
  const isGone = track !== null && (await storage.stat(track)) === null;
  const played = track === null || isGone ? bytes : await filmWithTrack(storage, bytes, track);
  const film = markedFilm(played, provenanceXmp(type));
  // A film that gets a track is one of the job's materials.
  const original = track === null ? output : undefined;
  const signed = (await signFile?.(film, mediaType, original)) ?? film;
  const signedStill = still && { ...still, data: (await signFile?.(still.data, 'image/webp')) ?? still.data };
  const video = await storeFile(storage, signed, mediaType);
  return {
    video,
    poster: signedStill && (await storePicture(signedStill, 'image/webp', storage)),
    seconds,
    details,
    ...(isGone && {
      reading: {
        understood: [...(reading?.understood ?? [])],
        ignored: [...(reading?.ignored ?? []), TRACK],
      },
    }),
  };
}

async function filmWithTrack(storage: Storage, film: Uint8Array, track: string): Promise<Uint8Array> {
  const mp3 = await buffer(await storage.read(track));
  try {
    return await withSound(film, mp3);
  } catch (cause) {
    throw new ProviderError('uncertain', 'The track cannot be put to this film.', { cause });
  }
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
async function encodePoster(poster: Uint8Array, xmp: string): Promise<EncodedPicture | null> {
  try {
    const still = sharp(poster, { limitInputPixels: INPUT_PIXELS_MAX, pages: 1 })
      .resize({ width: POSTER_SIDE_PX, height: POSTER_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .withXmp(xmp);
    return await onACore(() => encode(still));
  } catch {
    return null;
  }
}
