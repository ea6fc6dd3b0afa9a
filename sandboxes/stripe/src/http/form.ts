/** A decoded form: Stripe's bodies and queries are nested with brackets and have no types but text. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

/**
 * Decodes `items[0][price]=price_1&expand[]=latest_invoice`. Members with numbers as keys become a list.
 *
 * @param text a query or body, without `?`
 */
export function decodeForm(text: string): Form {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    insert(root, keysOf(name), value);
  }
  return Object.fromEntries([...root].map(([key, node]) => [key, settle(node)]));
}

type Node = Map<string, Node | string>;

function keysOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function insert(parent: Node, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(parent.size) : head;
  if (rest.length === 0) {
    parent.set(key, value);
    return;
  }
  const known = parent.get(key);
  const child: Node = known instanceof Map ? known : new Map();
  parent.set(key, child);
  insert(child, rest, value);
}

function settle(node: Node | string): FormValue {
  if (typeof node === 'string') {
    return node;
  }
  const members = [...node].map(([key, member]) => [key, settle(member)] as const);
  return members.length > 0 && members.every(([key]) => /^\d+$/.test(key))
    ? members.map(([, member]) => member)
    : Object.fromEntries(members);
}
