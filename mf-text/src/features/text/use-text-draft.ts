import { useDraft, type TextStyle } from '@aic/sdk';

export interface TextDraft {
  prompt: string;
  style: TextStyle;
  /** Results of one press. */
  count: number;
  /** Null: another one for each result. */
  seed: number | null;
  /** The item that the prompt came from, until another prompt takes its place. */
  madeFrom: string | null;
}

const EMPTY_DRAFT: TextDraft = { prompt: '', style: 'creative', count: 1, seed: null, madeFrom: null };

export const useTextDraft = () => useDraft<TextDraft>('text.composer', EMPTY_DRAFT);
