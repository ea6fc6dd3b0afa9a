import type { HandedUpload } from '@aic/contract/hand-off';
import { type Generation, KINDS, resultOf } from '@aic/sdk';

/** The address of the file that an item or an upload is. @throws Error where it has none, as a text has */
export function fileOf(item: Generation | HandedUpload): string {
  if (item.kind === 'upload') return item.imageUrl;
  const url = KINDS[item.kind].medium === 'words' ? null : resultOf(item);
  if (url === null) throw new Error(`The item ${item.id} has no file.`);
  return url;
}
