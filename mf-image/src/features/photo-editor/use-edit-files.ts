import { useKeptFile } from '@aic/sdk';

export interface EditFiles {
  image: File | null;
  reference: File | null;
}

/** The chosen pictures; they stay while the user looks at another mode or tool. */
export function useEditFiles(): EditFiles & { change(change: Partial<EditFiles>): void } {
  const [image, keepImage] = useKeptFile('editor.image');
  const [reference, keepReference] = useKeptFile('editor.reference');
  return {
    image,
    reference,
    change(next) {
      if (next.image !== undefined) keepImage(next.image);
      if (next.reference !== undefined) keepReference(next.reference);
    },
  };
}
