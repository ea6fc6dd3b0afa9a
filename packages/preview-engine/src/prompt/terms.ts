/** What words mean: each term, of one or more words, with all that it says. */
export type Lexicon<Meaning> = ReadonlyMap<string, readonly Meaning[]>;

/** A row of a lexicon: terms parted by spaces, the words of one term by `_`. Case and plural do not matter. */
export type LexiconRow<Meaning> = readonly [terms: string, meaning: Meaning];

/** "four on the floor" */
const TERM_WORDS_MAX = 4;

/** They forbid what follows. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'no without not minus except avoid remove'.split(' ').map(foldPlural),
);
/** A term may stand in several rows: it then means all of them, in their order. */
export function buildLexicon<Meaning>(rows: Iterable<LexiconRow<Meaning>>): Lexicon<Meaning> {
  const lexicon = new Map<string, Meaning[]>();
  for (const [terms, meaning] of rows) {
    for (const term of termsOf(terms)) lexicon.set(term, [...(lexicon.get(term) ?? []), meaning]);
  }
  return lexicon;
}

/** A facet's table, from each value to its terms, as rows. */
export function rowsOf<Facet extends string, Value extends string>(
  facet: Facet,
  table: Readonly<Partial<Record<Value, string>>>,
): LexiconRow<{ facet: Facet; value: Value }>[] {
  // Safe because a Record's own keys are its key type.
  const values = Object.keys(table) as Value[];
  return values.map((value) => [table[value] ?? '', { facet, value }]);
}

/** The terms of a lexicon's row as the readers compare them. */
export function termsOf(row: string): string[] {
  return row
    .split(' ')
    .filter((term) => term !== '')
    .map((term) => term.split('_').map(foldPlural).join(' '));
}

/** Not a stemmer: both sides are folded alike, so that `bauhaus` and `glass` still meet themselves. */
export function foldPlural(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The longest term that starts at a word, and how many words it has; null when none starts there. */
export function longestTerm<Entry>(
  words: readonly string[],
  from: number,
  lexicon: ReadonlyMap<string, Entry>,
): { term: string; entry: Entry; length: number } | null {
  for (let length = Math.min(TERM_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const term = words.slice(from, from + length).join(' ');
    const entry = lexicon.get(term);
    if (entry !== undefined) return { term, entry, length };
  }
  return null;
}

/** The values of one facet, in their order. */
export function valuesOf<Meaning extends { facet: string; value: unknown }, Facet extends Meaning['facet']>(
  meanings: readonly Meaning[],
  facet: Facet,
): Extract<Meaning, { facet: Facet }>['value'][] {
  return meanings
    .filter((meaning): meaning is Extract<Meaning, { facet: Facet }> => meaning.facet === facet)
    .map(({ value }) => value);
}

/** Those who have votes, most first; at a tie who was named first. */
export function byVotes<Value>(votes: Iterable<readonly [Value, weight: number]>): Value[] {
  const sums = new Map<Value, number>();
  for (const [value, weight] of votes) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].toSorted((one, other) => other[1] - one[1]).map(([value]) => value);
}
