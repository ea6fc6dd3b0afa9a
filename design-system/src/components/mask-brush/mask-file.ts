import { drawSteps, markedShare, type MaskStep } from './mask-steps.ts';

/** More says nothing that an edge of a brush could show. */
const SIDE_PX_MAX = 1536;

export interface MaskPicture {
  /** Pixels of the picture. */
  width: number;
  height: number;
}

/**
 * The mask as engines take it, by OpenAI's convention: a PNG of the picture's shape, transparent where it is to change
 * and opaque elsewhere. Null where nothing is marked.
 * @throws Error when the browser cannot draw it
 */
export async function maskFile(
  steps: readonly MaskStep[],
  start: ImageBitmap | null,
  { width, height }: MaskPicture,
): Promise<File | null> {
  const scale = Math.min(1, SIDE_PX_MAX / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The mask cannot be made.');
  drawSteps(context, steps, start);
  if (markedShare(context) === 0) return null;
  context.globalCompositeOperation = 'source-out';
  context.fillRect(0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The mask cannot be made.');
  return new File([blob], 'mask.png', { type: 'image/png' });
}
