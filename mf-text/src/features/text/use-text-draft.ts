import { useDraft, type TextStyle } from '@aic/sdk';

export interface TextDraft {
  prompt: string;
  style: TextStyle;
}

const EMPTY_DRAFT: TextDraft = { prompt: '', style: 'creative' };

export const useTextDraft = () => useDraft<TextDraft>('text.composer', EMPTY_DRAFT);
