import { EDIT_STRENGTH, useDraft, type EditType } from '@aic/sdk';

export interface EditDraft {
  prompt: string;
  editType: EditType;
  /** Percent. */
  strength: number;
  /** The item that the picture came from, until another picture takes its place. */
  imageFrom: string | null;
}

const EMPTY_DRAFT: EditDraft = {
  prompt: '',
  editType: 'enhance',
  strength: EDIT_STRENGTH.default,
  imageFrom: null,
};

/** Text and settings survive a reload. Files do not: a browser does not hand them out again. */
export const useEditDraft = () => useDraft<EditDraft>('image.editor', EMPTY_DRAFT);
