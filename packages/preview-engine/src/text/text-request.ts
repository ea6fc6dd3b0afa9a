import type { TextStyle } from '@aic/contract';
import type { Reading } from '../reading/reading.ts';
import type { TextForm } from './brief/brief.ts';

export interface TextRequest {
  /** What to write, and about what. */
  prompt: string;
  style: TextStyle;
  /** Any number. The same request gives the same text. */
  seed: number;
}

export interface WrittenText {
  /** Markdown. It says in its first line that it is a template draft. */
  text: string;
  /** Which kind of draft the prompt's words chose. */
  form: TextForm;
  reading: Reading;
}
