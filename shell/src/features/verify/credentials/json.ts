/** What stands in JSON of unknown origin at a path; undefined where there is nothing. */
export const at = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );

/** What turns the words around a text, too. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
const LENGTH_MAX = 20_000;

/** Without what a stranger could change the page's own words with. Null: no text, or an empty one. */
export function textAt(value: unknown, ...path: ReadonlyArray<string | number>): string | null {
  const found = at(value, ...path);
  return (typeof found === 'string' && found.slice(0, LENGTH_MAX).replace(DIRECTIONS, '')) || null;
}

/** Empty where there is no list. */
export function listAt(value: unknown, ...path: ReadonlyArray<string | number>): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
