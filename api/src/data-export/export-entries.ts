import { downloadName } from '@aic/contract';
import { extensionOf } from '../platform/files/content-disposition.ts';
import type { ExportedFile, ExportedItem, ExportedUpload } from './user-data.repo.ts';

/**
 * Where a file of an item lies in the archive. It says what it is and holds the random end of the item's id, so no
 * two of them are the same.
 * @example 'media/image-2030-01-01-0123456789ab-a-fox-at-dawn.png'
 */
export function mediaName(item: ExportedItem, { role, mediaType }: ExportedFile): string {
  const day = item.createdAt.slice(0, 10);
  const end = item.id.slice(-12);
  const prefix = [item.kind, day, end, ...(role === 'result' ? [] : [role]), ''].join('-');
  return `media/${downloadName(prefix, item.prompt, extensionOf(mediaType))}`;
}

/** Where an upload lies in the archive. @example 'media/upload-2030-01-01-0123456789ab.png' */
export const uploadName = ({ id, createdAt, mediaType }: ExportedUpload): string =>
  `media/upload-${createdAt.slice(0, 10)}-${id.slice(-12)}.${extensionOf(mediaType)}`;

/** A member of `uploads.json`. */
export const exportedUpload = (upload: ExportedUpload) => ({
  id: upload.id,
  createdAt: upload.createdAt,
  usedAt: upload.usedAt,
  file: uploadName(upload),
});

/** Addresses on the site mean nothing in a copy that is kept. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'imageUrl',
  'editedImageUrl',
  'originalImageUrl',
  'referenceImageUrl',
  'videoUrl',
  'posterUrl',
  'sourceImageUrl',
  'audioUrl',
  'thumbnails',
]);

/** A member of `generations.json`. */
export function exportedGeneration(item: ExportedItem) {
  const own = Object.fromEntries(Object.entries(item.item).filter(([name]) => !ADDRESSES.has(name)));
  return { ...own, shareLink: item.shareLink, files: item.files.map((file) => mediaName(item, file)) };
}

/** A JSON list, written while it is read. */
export async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const page of pages) {
    for (const value of page) {
      yield `${separator}\n${JSON.stringify(value, null, 2)}`;
      separator = ',';
    }
  }
  yield '\n]\n';
}
