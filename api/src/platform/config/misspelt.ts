/** In names as short as that, two letters are too many to be a slip. */
const SHORT = 8;
/** `HOST`, `PORT` and `ROLE` are a letter away from what others call their own. */
const LENGTH_MIN = 6;

/**
 * Lines about names that are no settings, but nearly: a setting that nobody reads is a surprise at night. A known name
 * with more behind it (`OPENAI_API_KEY_2`) is one that ENGINES_FILE may ask for.
 */
export function misspelt(names: readonly string[], known: readonly string[]): string[] {
  const isKnown = new Set(known);
  return names.flatMap((name) => {
    if (isKnown.has(name) || name.length < LENGTH_MIN) return [];
    if (known.some((one) => name.startsWith(one) && /^[_\d]/.test(name.slice(one.length)))) return [];
    const near = known.find((one) => distance(name, one) <= (one.length <= SHORT ? 1 : 2));
    return near === undefined ? [] : [`${name} is no setting: ${near} is`];
  });
}

/** Levenshtein's: how many letters have to be put in, taken out or replaced. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(left).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(right).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
