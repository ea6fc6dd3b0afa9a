import { useItemActions, useShell, type ImageEdit } from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';
import { useEditDraft } from './use-edit-draft.ts';
import { useEditFiles } from './use-edit-files.ts';

interface Pictures {
  image: string | null;
  reference?: string | null;
  mask?: string | null | undefined;
  /** The item that the image is of. */
  imageFrom: string | null;
}

/** What can be done with one edit. */
export function useEditActions() {
  const { toast, announce } = useShell();
  const files = useEditFiles();
  const [, changeDraft] = useEditDraft();
  const { download, cancelOf, publicationOf } = useItemActions();

  async function takeUp({ image, reference, mask, imageFrom }: Pictures): Promise<void> {
    try {
      const [picture, background, marked] = await Promise.all([
        image === null ? null : openPicture(image),
        reference ? openPicture(reference) : null,
        mask ? openPicture(mask) : null,
      ]);
      files.change({
        image: picture,
        mask: marked,
        ...(reference !== undefined && { reference: background }),
      });
      changeDraft({ imageFrom });
      announce('The picture is in the editor');
    } catch {
      toast({
        title: 'Error',
        description: 'The picture could not be opened. Please try again.',
        variant: 'destructive',
      });
    }
  }

  return {
    cancelOf,
    publicationOf,
    download: ({ editedImageUrl, prompt }: ImageEdit): Promise<void> =>
      download({ url: editedImageUrl, prompt, prefix: 'ai-edit-', extension: 'png', noun: 'image' }),
    /** Puts the result into the editor, as if it had been uploaded. */
    goOnFrom: ({ id, editedImageUrl }: ImageEdit): Promise<void> =>
      takeUp({ image: editedImageUrl, imageFrom: id }),
    /** Puts the pictures it was made of into the editor; without a reference, none stays there. */
    reuse: ({ originalImageUrl, referenceImageUrl, maskUrl, madeFrom }: ImageEdit): Promise<void> =>
      takeUp({
        image: originalImageUrl,
        reference: referenceImageUrl,
        mask: maskUrl,
        imageFrom: madeFrom?.id ?? null,
      }),
  };
}
