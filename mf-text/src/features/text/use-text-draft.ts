import { type TextStyle, useDraft } from '@aic/sdk';
import { STUDIO_DRAFT, type StudioDraft } from '@aic/studio';

export interface TextDraft extends StudioDraft {
  style: TextStyle;
}

export const EMPTY_DRAFT: TextDraft = { ...STUDIO_DRAFT, style: 'creative' };

export const useTextDraft = () => useDraft<TextDraft>('text.composer', EMPTY_DRAFT);
