/** What is no text whatever its name says: no letters, colours, measures, addresses, tones of the design system. */
export function isNeverText(text: string): boolean {
  return !/\p{L}/u.test(text.replaceAll(/\{\d+\}/g, '')) || NEVER.test(text);
}

const NEVER =
  /^(?:#[\da-f]{3,8}|-?[\d.]+(?:p?x|r?em|ms|%)\S*|--\S*|\/[\w/-]+|https?:\S+|M\d\S* .*|(?:neutral|info|success|warning|danger))$/;

/**
 * Whether a string that no name explains looks like something to read.
 * @param text with `{0}` for each value in it
 */
export function looksLikeText(text: string): boolean {
  if (CODE.test(text)) return false;
  return (
    SENTENCE.test(text) || WORD.test(text) || (text.includes('{') ? PHRASE.test(text) : PHRASES.test(text))
  );
}

/** A capital and another word, or words with a value between them. */
const SENTENCE = /^[“(]?\p{Lu}.*\p{Ll}.*\s/su;
/** A label of one word. */
const WORD = /^\p{Lu}\p{Ll}{2,}(?:[-’]\p{L}+)*[.!?…+]?$/u;
/** Words in lower case, one of them at least. */
const PHRASE = /(?:^|\s)\p{Ll}{2,}(?:[\s,.:!?…]|$)|^\{0\} \p{L}+$/u;
/** Words in lower case, two of them at least. */
const PHRASES = /^[,.·]?\s?[\p{Ll}\d]+(?:\s\p{Ll}+)+[.!?…]?$|^\d[\d-]* \p{Ll}+$/u;
/** CSS, selectors, markup, addresses, paths of pictures, measures. */
const CODE =
  /^[./#:@[(*<]\S|;$|[=<>]|\p{L}\(|\)\s*[{,]|^[a-z-]+:\s?\{|--\w|\d(?:px|rem|ms|fr|vh)\b|https?:|^[\w.-]+\/[\w.+-]+$|'self'|^(?:when|case) |^(?:Arrow|Page)(?:Up|Down|Left|Right)$/u;
