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
    const named = namesIn(object.text);
    for (const other of byName) if (other !== object && named.has(nameInUse(other))) place(other);
    open.pop();
    ordered.add(object);
  }

  byName.forEach(place);
  return [...ordered];
}

/** Public ones are named without their schema. A function's name is followed by its arguments. */
const nameInUse = ({ name, kind }: SchemaObject): string =>
  name.replace(/^public\./, '') + (kind === 'function' ? '(' : '');

/** All names in the text, with their schema: `credit.balance(` and, as it may be a column of one, `credit`. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  const words = text.replaceAll(/--.*$/gm, '').matchAll(/(?<![\w.])((\w+)(?:\.\w+)?)(?:\s*(\())?/g);
  for (const [, name = '', first = '', bracket = ''] of words) {
    names
      .add(first)
      .add(name)
      .add(name + bracket);
  }
  return names;
}
