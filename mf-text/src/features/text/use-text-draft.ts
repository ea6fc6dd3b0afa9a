import { useDraft, type TextStyle } from '@aic/sdk';

export interface TextDraft {
  prompt: string;
  style: TextStyle;
  /** The item that the prompt came from, until another prompt takes its place. */
  madeFrom: string | null;
}

const EMPTY_DRAFT: TextDraft = { prompt: '', style: 'creative', madeFrom: null };

export const useTextDraft = () => useDraft<TextDraft>('text.composer', EMPTY_DRAFT);
