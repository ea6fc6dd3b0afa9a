import { type Generation, KINDS, PROMPT_LENGTH_MAX, resultOf } from '@aic/sdk';
import { UseRefused } from './use-refused.ts';

/**
 * What an item gives to a prompt of another kind: of a written text its words, without the marks that format them, and
 * of everything else what it was made from. As long as a prompt may be, cut between two words.
 * @throws UseRefused when it has none
 */
export function wordsOf(item: Generation): string {
  const words = KINDS[item.kind].medium === 'words' ? withoutMarks(resultOf(item) ?? '') : '';
  const prompt = words === '' ? item.prompt : words;
  if (prompt === '') throw new UseRefused('This item has no words.');
  return cutPrompt(prompt);
}

/** As long as a prompt may be, cut between two words. */
export const cutPrompt = (words: string): string =>
  words.length <= PROMPT_LENGTH_MAX ? words : words.slice(0, PROMPT_LENGTH_MAX).replace(/\s+\S*$/, '');

/** A written text without the marks that format it, and without blank lines. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)\*(?![\w*])/g, '$1')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
