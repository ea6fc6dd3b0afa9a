import { EDIT_STRENGTH, useDraft, type EditType } from '@aic/sdk';

export interface EditDraft {
  prompt: string;
  editType: EditType;
  /** Percent. */
  strength: number;
}

const EMPTY_DRAFT: EditDraft = { prompt: '', editType: 'enhance', strength: EDIT_STRENGTH.default };

/** What was said survives a reload. Files cannot: a browser does not give them again. */
export const useEditDraft = () => useDraft<EditDraft>('image.editor', EMPTY_DRAFT);
