import { PROMPT_LENGTH_MAX } from '@aic/sdk';
import { withoutMarks } from '@aic/studio';

export interface FilmScript {
  /** Of the text. */
  id: string;
  lines: string[];
}

export const SCRIPT_LINES_MAX = 40;
/** Characters of a paragraph that still reads as one scene; a longer one is cut into its sentences. */
const SCENE_LENGTH_MAX = 240;

/** A written text as scenes: its paragraphs and list items in order, without Markdown, each short enough for a prompt. */
export function scriptLines(markdown: string): string[] {
  // Quotes are about the text, such as the label of a draft.
  return withoutMarks(markdown.replaceAll(/^>.*$/gm, ''))
    .split('\n')
    .flatMap((line) => (line.length > SCENE_LENGTH_MAX ? sentencesOf(line) : line))
    .map((line) => line.trim().slice(0, PROMPT_LENGTH_MAX))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, SCRIPT_LINES_MAX);
}

const sentencesOf = (paragraph: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(paragraph)].map(
    ({ segment }) => segment,
  );
