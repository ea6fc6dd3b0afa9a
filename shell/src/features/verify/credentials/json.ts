/** What stands in JSON of unknown origin at a path; undefined where there is nothing. */
export const at = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );

/** Null: no text, or an empty one. */
export function textAt(value: unknown, ...path: ReadonlyArray<string | number>): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** Empty where there is no list. */
export function listAt(value: unknown, ...path: ReadonlyArray<string | number>): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
