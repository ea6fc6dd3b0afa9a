import type { UploadCheck } from './check-upload.ts';

export const FILE_EMPTY = 'The file is empty. Choose another one';
export const FILE_CHANGED = 'The file cannot be read: it was changed or moved. Choose it again';
export const FILE_HEIF = 'That is a HEIC or AVIF picture under another name. Save it as JPEG or PNG first';

/** ISO 23008-12, 10.2, behind the box that opens such a file. */
const HEIF = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])/;

/**
 * The file with its bytes as they are now: a browser reads a chosen file only when it is sent, and one that was changed
 * meanwhile fails like a lost connection.
 */
export async function keepBytes(file: File): Promise<UploadCheck> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { kind: 'rejected', message: FILE_CHANGED };
  if (bytes.byteLength === 0) return { kind: 'rejected', message: FILE_EMPTY };
  const head = String.fromCodePoint(...new Uint8Array(bytes.slice(4, 12)));
  if (HEIF.test(head)) return { kind: 'rejected', message: FILE_HEIF };
  const { name, type, lastModified } = file;
  return { kind: 'accepted', file: new File([bytes], name, { type, lastModified }) };
}
