const MEGABYTE = 1024 * 1024;

/** Default limit. The tools raise it to 10 MB. */
export const DEFAULT_SIZE_BYTES_MAX = 5 * MEGABYTE;

/** For the `accept` attribute; the dialog only suggests it, so files are checked again. */
export const ACCEPTED_FILES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

export const UPLOAD_FAILED = 'File upload failed';

/** A picture dragged out of another page may come as its address alone. */
export const LINK_DROPPED = 'That is a link, not a file. Save the picture first, or copy and paste it';

const EXTENSION = /\.(png|jpe?g|webp)$/i;
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

export type UploadCheck = { kind: 'accepted'; file: File } | { kind: 'rejected'; message: string };

/**
 * Applies the rules of one image upload (rules 5.upload.types to 5.upload.other): one file, an image by extension and
 * by type, within the limit. The messages are part of the rules, word for word.
 */
export function checkUpload(files: readonly File[], sizeBytesMax: number): UploadCheck {
  const [file, ...others] = files;
  if (!file || others.length > 0) {
    return { kind: 'rejected', message: UPLOAD_FAILED };
  }
  if (!EXTENSION.test(file.name) || !TYPES.has(file.type)) {
    return { kind: 'rejected', message: 'File type not supported' };
  }
  if (file.size > sizeBytesMax) {
    return {
      kind: 'rejected',
      message: `File is too large. Maximum size is ${wholeMegabytes(sizeBytesMax)}MB`,
    };
  }
  return { kind: 'accepted', file };
}

export function uploadHint(sizeBytesMax: number): string {
  return `Supports JPG, PNG, WebP up to ${wholeMegabytes(sizeBytesMax)}MB`;
}

/** 524288 bytes are '512 KB'. */
export function formatKilobytes(sizeBytes: number): string {
  return `${Math.round(sizeBytes / 1024)} KB`;
}

/** Rounded down: the text never promises more than the control takes. */
function wholeMegabytes(sizeBytes: number): number {
  return Math.floor(sizeBytes / MEGABYTE);
}
