/** A function or view as it is now. */
export interface SchemaObject {
  /** With its schema, e.g. `credit.balance`. */
  name: string;
  kind: 'function' | 'view';
  text: string;
}

/**
 * Puts each object after those that its text names: Postgres looks into views and into functions of standard SQL when
 * it creates them.
 * @throws Error for objects that use each other
 */
export function inOrderOfUse(objects: readonly SchemaObject[]): SchemaObject[] {
  const ordered = new Set<SchemaObject>();
  const open: string[] = [];
  const byName = objects.toSorted((a, b) => (a.name < b.name ? -1 : 1));

  function place(object: SchemaObject): void {
    if (ordered.has(object)) return;
    if (open.includes(object.name)) {
      throw new Error(
        `These functions use each other, so none can be created first: ${open.join(', ')}. Merge them, or pass a result along.`,
      );
    }
    open.push(object.name);
    for (const other of byName) if (other !== object && names(object, other)) place(other);
    open.pop();
    ordered.add(object);
  }

  byName.forEach(place);
  return [...ordered];
}

/** Public ones are named without their schema. A function's name is followed by its arguments. */
function names(object: SchemaObject, other: SchemaObject): boolean {
  const called = other.name.replace(/^public\./, '').replace('.', '\\.');
  const end = other.kind === 'function' ? '\\s*\\(' : '\\b';
  return new RegExp(`(?<![\\w.])${called}${end}`).test(withoutComments(object.text));
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '');
}
