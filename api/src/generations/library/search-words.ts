/** Stands somewhere in the text of an item (its prompt in small letters), as a word or as a part of one. */
export interface SearchWord {
  word: string;
  /**
   * The index knows three letters in a row, and which letters beside these are some depends on the database's locale.
   * For any other word it would be read as a whole, so the user's own texts are looked through instead.
   */
  isIndexed: boolean;
}

const WORDS_MAX = 20;

/** One letter or digit of a script in which words have more: nearly every text has it. */
const IS_LETTER =
  /^(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})[\p{L}\p{N}]\p{M}*$/u;

/**
 * What is searched for, in any order. Small letters are made of it by the database, as of the texts. Single letters do
 * not search alone: without a longer word there is nothing to search for.
 */
export function searchWords(query: string): SearchWord[] {
  const words = new Set(query.normalize('NFKC').split(/\s+/u));
  words.delete('');
  if ([...words].every((word) => IS_LETTER.test(word))) return [];
  return [...words].slice(0, WORDS_MAX).map((word) => ({ word, isIndexed: /[a-z0-9]{3}/i.test(word) }));
}

/** For LIKE: anything may stand around it, and it stands for itself. */
export const likePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
