import { EDIT_STRENGTH, useDraft, type EditType } from '@aic/sdk';

export interface EditDraft {
  prompt: string;
  editType: EditType;
  /** Percent. */
  strength: number;
  /** The picture is made larger, and nothing else. Counts where the engine can. */
  isUpscale: boolean;
  /** Results of one press. */
  count: number;
  /** Null: another one for each result. */
  seed: number | null;
  /** The item that the picture came from, until another picture takes its place. */
  imageFrom: string | null;
}

const EMPTY_DRAFT: EditDraft = {
  prompt: '',
  editType: 'enhance',
  strength: EDIT_STRENGTH.default,
  isUpscale: false,
  count: 1,
  seed: null,
  imageFrom: null,
};

/** Text and settings; the pictures are `useEditFiles`. */
export const useEditDraft = () => useDraft<EditDraft>('image.editor', EMPTY_DRAFT);
