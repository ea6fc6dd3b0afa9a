import { EDIT_STRENGTH, type EditType, useDraft } from '@aic/sdk';
import { STUDIO_DRAFT, type StudioDraft } from '@aic/studio';

/** An edit is made from the item that its picture came from. */
export interface EditDraft extends StudioDraft {
  editType: EditType;
  /** Percent. */
  strength: number;
  /** The picture is made larger, and nothing else. Counts where the engine can. */
  isUpscale: boolean;
}

export const EMPTY_DRAFT: EditDraft = {
  ...STUDIO_DRAFT,
  editType: 'enhance',
  strength: EDIT_STRENGTH.default,
  isUpscale: false,
};

/** Text and settings; the pictures are `useEditFiles`. */
export const useEditDraft = () => useDraft<EditDraft>('image.editor', EMPTY_DRAFT);
