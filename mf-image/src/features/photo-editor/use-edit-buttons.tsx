import type { ItemAction } from '@aic/design-system/studio';
import { type ImageEdit, type ToastInput, useShell } from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';
import { type StudioItems, useItemButtons } from '@aic/studio';
import { useEditDraft } from './use-edit-draft.ts';
import { useEditFiles } from './use-edit-files.ts';

interface Pictures {
  image: string | null;
  reference?: string | null;
  mask?: string | null | undefined;
  /** The item that the image is of. */
  madeFrom: string | null;
}

/** Why a button for its result can do nothing. */
export const NO_RESULT_REASON = 'There is no result yet';

export const NOT_OPENED: ToastInput = {
  title: 'Error',
  description: 'The picture could not be opened. Please try again.',
  variant: 'destructive',
};

/** What can be done with one edit. */
export function useEditButtons(items: StudioItems<'edit'>) {
  const { toast, announce } = useShell();
  const files = useEditFiles();
  const [, changeDraft] = useEditDraft();
  const { saveButton, ...buttons } = useItemButtons(items);

  async function takeUp({ image, reference, mask, madeFrom }: Pictures): Promise<void> {
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
      changeDraft({ madeFrom });
      announce('The picture is in the editor');
    } catch {
      toast(NOT_OPENED);
    }
  }

  return {
    ...buttons,
    saveButton: (item: ImageEdit): ItemAction => saveButton(item, NO_RESULT_REASON),
    /** Puts the result into the editor, as if it had been uploaded. */
    goOnFrom: ({ id, editedImageUrl }: ImageEdit): Promise<void> =>
      takeUp({ image: editedImageUrl, madeFrom: id }),
    /** Puts the pictures it was made of into the editor; without a reference, none stays there. */
    reuse: ({ originalImageUrl, referenceImageUrl, maskUrl, madeFrom }: ImageEdit): Promise<void> =>
      takeUp({
        image: originalImageUrl,
        reference: referenceImageUrl,
        mask: maskUrl,
        madeFrom: madeFrom?.id ?? null,
      }),
  };
}
