import type { CropArea } from '@aic/design-system/crop';

/** A difference that cannot be seen. */
const RATIO_TOLERANCE = 0.02;

export const fits = (pictureRatio: number, aspectRatio: number): boolean =>
  Math.abs(pictureRatio / aspectRatio - 1) < RATIO_TOLERANCE;

/** @throws Error when it is no picture that this browser can read */
export async function ratioOf(picture: File): Promise<number> {
  const bitmap = await createImageBitmap(picture);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  return ratio;
}

/** @throws Error when the browser cannot draw it */
export async function cropPicture(picture: File, { x, y, width, height }: CropArea): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  try {
    const size = { width: Math.round(width * bitmap.width), height: Math.round(height * bitmap.height) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    const from = [x * bitmap.width, y * bitmap.height, size.width, size.height] as const;
    canvas.getContext('2d')?.drawImage(bitmap, ...from, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    if (blob === null) throw new Error('The part cannot be cut out.');
    return new File([blob], 'picture.jpg', { type: blob.type });
  } finally {
    bitmap.close();
  }
}
