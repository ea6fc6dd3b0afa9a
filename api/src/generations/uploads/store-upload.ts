import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { onACore } from '../results/on-a-core.ts';
import { type StoredFile, storeFile } from '../results/store-file.ts';
import { storePicture } from '../results/store-image.ts';
import { shrink, thumbnailsOf } from '../results/thumbnails.ts';
import { cleanImage, type CleanImage } from './clean-image.ts';
import type { ReceivedFile } from './receive-form.ts';
import { findKnownPicture } from './uploads.repo.ts';

type Picture = StoredFile & { width: number; height: number };

/** As a start is asked with it. With an `upload` it is kept as material (`keep_uploads`). A type: it counts as JSON. */
export type SentPicture = Picture & {
  upload?: {
    /** Hex SHA-256, as it was sent and as it is stored. */
    digest: string;
    storedDigest: string;
    files: { avif?: Picture; webp?: Picture };
  };
};

interface ReceivedPicture {
  file: ReceivedFile;
  /** Of the form. */
  field: string;
  userId: string;
  /** Its form says that it came from an item, or was cut out of one. */
  isOfItem: boolean;
  /** It is of no use without another picture, so it is not kept among the uploads. */
  isPart: boolean;
}

/** Checks, re-encodes and stores a picture. @throws AppError as `cleanImage` does */
export async function storeUpload(
  deps: Pick<GenerationDeps, 'sql' | 'storage' | 'credentials'>,
  { file, field, userId, isOfItem, isPart }: ReceivedPicture,
): Promise<SentPicture> {
  const { storage } = deps;
  const known = isPart ? 'item' : await findKnown(deps, userId, file, isOfItem);
  const clean = await cleanImage(file.path, field, userId);
  const { mediaType, width, height } = clean;
  // Of an upload that is there already, the file of before stays; of a part nothing is seen.
  const bytes = known === 'upload' || isPart ? clean.bytes : await withCredentials(deps, clean, file.path);
  const picture = { ...(await storeFile(storage, bytes, mediaType)), width, height };
  if (known === 'item') return picture;
  try {
    const storedDigest = createHash('sha256').update(bytes).digest('hex');
    // Those of an upload that is there already are kept with it.
    const files = known === 'upload' ? {} : await storeThumbnails(storage, bytes);
    return { ...picture, upload: { digest: file.digest, storedDigest, files } };
  } catch (error) {
    await storage.remove(picture.key);
    throw error;
  }
}

/** The picture, with what the one that it was made of says of itself. */
async function withCredentials(
  { credentials }: Pick<GenerationDeps, 'credentials'>,
  { bytes, mediaType, from }: CleanImage,
  path: string,
): Promise<Uint8Array> {
  const kept = await credentials.keep({ bytes, mediaType }, { bytes: await readFile(path), mediaType: from });
  return kept ?? bytes;
}

/** Keys of all files that were stored with it. */
export const keysOf = ({ key, upload }: SentPicture): string[] => [
  key,
  ...Object.values(upload?.files ?? {}).map((file) => file.key),
];

/** What is in the user's library already, as an upload or as an item's own file, is not kept once more. */
async function findKnown(
  { sql, storage }: Pick<GenerationDeps, 'sql' | 'storage'>,
  userId: string,
  { path, digest }: ReceivedFile,
  isOfItem: boolean,
): Promise<'upload' | 'item' | 'new'> {
  const { size } = await stat(path);
  const { isUpload, keysOfSize } = await findKnownPicture(sql, userId, { digest, sizeBytes: size });
  if (isUpload) return 'upload';
  if (isOfItem) return 'item';
  const objects = await Promise.all(keysOfSize.map((key) => storage.stat(key)));
  return objects.some((object) => object?.etag === digest) ? 'item' : 'new';
}

async function storeThumbnails(storage: Storage, bytes: Uint8Array) {
  const { avif, webp } = await onACore(async () => thumbnailsOf(await shrink(sharp(bytes), 512)));
  return {
    avif: await storePicture(avif, 'image/avif', storage),
    webp: await storePicture(webp, 'image/webp', storage),
  };
}
