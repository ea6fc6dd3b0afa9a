import { longestTerm } from '../../prompt/terms.ts';
import { isColourWord } from '../colour/colour-names.ts';
import { EDIT_LEXICON, type Meaning } from './edit-lexicon.ts';
import { BREAKS, splitWords, type Word } from './edit-words.ts';

/** A word, or a term of the lexicon of one or more words. */
export type Item = Word & { meaning: Meaning | null };

/** The words between two breaks: usually one wish. */
export interface Clause {
  items: Item[];
  /** What stood before it: a comma, "and", "with"; empty at the start. */
  opener: string;
  /** As the user wrote it. */
  text: string;
}

/** "black and white, a bit darker and add a dragon" has three clauses. */
export function splitClauses(prompt: string): Clause[] {
  const clauses: Clause[] = [];
  let items: Item[] = [];
  let opener = '';
  const close = (next: string): void => {
    const start = items[0]?.start;
    const end = items.at(-1)?.end;
    if (start !== undefined && end !== undefined) {
      clauses.push({ items, opener, text: prompt.slice(start, end) });
    }
    items = [];
    opener = next;
  };
  const found = findTerms(splitWords(prompt));
  for (const [index, item] of found.entries()) {
    const isBreak = item.meaning === null && BREAKS.has(item.text);
    if (isBreak && !joinsColours(found, index)) close(item.text);
    else if (!isBreak) items.push(item);
  }
  close('');
  return clauses;
}

/** "a duotone of purple and orange" is one wish. */
function joinsColours(items: readonly Item[], index: number): boolean {
  const [before, joiner, after] = items.slice(Math.max(0, index - 1), index + 2).map(({ text }) => text);
  if (joiner !== 'and' && joiner !== '&') return false;
  return before !== undefined && after !== undefined && isColourWord(before) && isColourWord(after);
}

function findTerms(words: readonly Word[]): Item[] {
  const texts = words.map(({ text }) => text);
  const items: Item[] = [];
  for (let index = 0; index < words.length;) {
    const found = longestTerm(texts, index, EDIT_LEXICON);
    const length = found?.length ?? 1;
    const [first, last] = [words[index], words[index + length - 1]];
    if (first && last) {
      const text = found?.term ?? first.text;
      items.push({ text, meaning: found?.entry ?? null, start: first.start, end: last.end });
    }
    index += length;
  }
  return items;
}
