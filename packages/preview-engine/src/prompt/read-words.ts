import { FILLERS, LINKS } from './filler-words.ts';
import { foldPlural, longestTerm, NEGATIONS, type Lexicon } from './terms.ts';

/** A term of the lexicon, or a word that is none, as it stands in a prompt. */
export interface Token<Meaning> {
  /** As it was written. */
  text: string;
  /** As the lexicon has it. */
  term: string;
  role: 'term' | 'filler' | 'link' | 'unknown';
  /** Of a term. */
  meanings: readonly Meaning[];
  /** "no moon": the prompt asks for its absence. */
  isForbidden: boolean;
}

/** Words that may stand between a negation and what it forbids. */
const JOINERS: ReadonlySet<string> = new Set('a an the any or and nor too very much'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|[.,;:!?()&+/|\n]/gu;
const IS_BREAK = /^[^\p{L}\p{M}\p{N}]/u;

/**
 * Reads a prompt's words by a lexicon, longest terms first. A negation forbids all that follows it up to the next word
 * that is not known: "no moon or stars above boats" wants boats.
 * @param fillers words that mean nothing in this field, beside those that mean nothing anywhere
 */
export function readWords<Meaning>(
  prompt: string,
  lexicon: Lexicon<Meaning>,
  fillers: ReadonlySet<string> = FILLERS,
): Token<Meaning>[] {
  const words = [...prompt.matchAll(WORDS)].map((match) => ({
    at: match.index,
    text: match[0],
    folded: foldPlural(match[0].toLowerCase()),
  }));
  const folded = words.map((word) => word.folded);
  const tokens: Token<Meaning>[] = [];
  let isForbidding = false;
  for (let index = 0; index < words.length;) {
    const found = longestTerm(folded, index, lexicon);
    const length = found?.length ?? 1;
    const [first, last] = [words[index], words[index + length - 1]];
    index += length;
    if (!first || !last) continue;
    const term = found?.term ?? first.folded;
    const role = found ? 'term' : roleOf(term, fillers);
    const isForbidden = isForbidding && role !== 'link';
    // "No moon, a boat" wants a boat.
    if (ARTICLES.has(term) && IS_BREAK.test(tokens.at(-1)?.term ?? '')) isForbidding = false;
    if (NEGATIONS.has(term)) isForbidding = true;
    else if (!found && !JOINERS.has(term) && !IS_BREAK.test(term)) isForbidding = false;
    const text = prompt.slice(first.at, last.at + last.text.length);
    tokens.push({ text, term, role, meanings: found?.entry ?? [], isForbidden });
  }
  return tokens;
}

/** What is wanted and what is forbidden, each in the prompt's order. */
export function meaningsOf<Meaning>(tokens: readonly Token<Meaning>[], isForbidden: boolean): Meaning[] {
  return tokens.filter((token) => token.isForbidden === isForbidden).flatMap(({ meanings }) => meanings);
}

/**
 * The main subject: the last word before the first link ("a red FOX in the snow"); words that only colour a subject
 * are passed over ("calm, misty LAKE"). With "of" both sides count ("a BOWL of SOUP").
 */
export function headsOf<Meaning>(
  tokens: readonly Token<Meaning>[],
  isSubject: (token: Token<Meaning>) => boolean,
): Token<Meaning>[] {
  const heads: Token<Meaning>[] = [];
  let head: Token<Meaning> | null = null;
  for (const token of tokens) {
    if (token.isForbidden || token.role === 'filler') continue;
    const ends =
      token.role === 'link' || (head !== null && token.role === 'unknown' && /(?:ing|ed)$/.test(token.term));
    if (ends && head !== null) {
      const counts = head.role === 'unknown' || isSubject(head);
      if (counts) heads.push(head);
      if (counts && token.term !== 'of') return heads;
      head = null;
    }
    if (token.role !== 'link') head = token;
  }
  if (head !== null && (head.role === 'unknown' || isSubject(head))) heads.push(head);
  return heads;
}

/** What is not known, as it was written: words side by side are one phrase. */
export function phrasesOf<Meaning>(
  tokens: readonly Token<Meaning>[],
  isIgnored: (token: Token<Meaning>) => boolean,
): string[] {
  const phrases: string[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (token.role === 'filler') continue;
    if (!isIgnored(token)) isOpen = false;
    else if (isOpen) phrases.at(-1)?.push(token.text);
    else {
      phrases.push([token.text]);
      isOpen = true;
    }
  }
  return phrases.map((words) => words.join(' '));
}

function roleOf(term: string, fillers: ReadonlySet<string>): Token<never>['role'] {
  if (LINKS.has(term) || NEGATIONS.has(term) || IS_BREAK.test(term)) return 'link';
  return fillers.has(term) ? 'filler' : 'unknown';
}
