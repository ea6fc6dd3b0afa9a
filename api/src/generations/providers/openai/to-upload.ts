import { toFile } from 'openai';
import type { SourceImage } from '../../kinds/server-kind.ts';

/** A picture as a file of a form. */
export function toUpload(name: string, { bytes, mediaType }: SourceImage): Promise<File> {
  return toFile(bytes, `${name}.${mediaType === 'image/png' ? 'png' : 'jpg'}`, { type: mediaType });
}
