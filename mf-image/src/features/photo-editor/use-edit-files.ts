import { useKeptFile } from '@aic/sdk';

export interface EditFiles {
  image: File | null;
  reference: File | null;
  /** A PNG that is transparent where the image is to change; null: all of it is. */
  mask: File | null;
}

/** The chosen pictures; they stay while the user looks at another mode or tool. */
export function useEditFiles(): EditFiles & { change(change: Partial<EditFiles>): void } {
  const [image, keepImage] = useKeptFile('editor.image');
  const [reference, keepReference] = useKeptFile('editor.reference');
  const [mask, keepMask] = useKeptFile('editor.mask');
  return {
    image,
    reference,
    mask,
    change(next) {
      if (next.image !== undefined) keepImage(next.image);
      // It is of its picture, and goes with it.
      if (next.image !== undefined || next.mask !== undefined) keepMask(next.mask ?? null);
      if (next.reference !== undefined) keepReference(next.reference);
    },
  };
}
