import { UPLOAD_SIZE_BYTES_MAX } from '@aic/sdk';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/**
 * A stored picture as a file, as if the user had chosen it. Results are stored without loss, so a large one may exceed
 * the upload limit: then it is encoded again.
 * @throws Error when it is not there, or cannot be read
 */
export async function openPicture(url: string): Promise<File> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  const stored = await response.blob();
  const blob = stored.size > UPLOAD_SIZE_BYTES_MAX ? await encodeSmaller(stored) : stored;
  // Without a time of its own: opened twice it is the same picture, and a press that is repeated is the same press.
  return new File([blob], `picture.${EXTENSIONS[blob.type] ?? 'png'}`, { type: blob.type, lastModified: 0 });
}

async function encodeSmaller(blob: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(blob);
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 });
    // Where a browser writes no WebP it answers with another PNG; JPEG has no transparency, but every browser writes
    // it.
    return webp.size <= UPLOAD_SIZE_BYTES_MAX
      ? webp
      : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  } finally {
    bitmap.close();
  }
}
