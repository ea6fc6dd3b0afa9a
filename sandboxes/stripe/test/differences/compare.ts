import type { Outcome } from './scenario.ts';

/** One row for each call: what the two servers answer differently, by the names of fields. */
export function compareOutcomes(
  sandbox: ReadonlyMap<string, Outcome>,
  mock: ReadonlyMap<string, Outcome>,
): string[] {
  return [...sandbox].map(([name, ours]) => {
    const theirs = mock.get(name);
    return `| \`${name}\` | ${theirs === undefined ? 'not asked' : difference(ours, theirs)} |`;
  });
}

function difference(ours: Outcome, theirs: Outcome): string {
  if (ours.kind === 'error' || theirs.kind === 'error') {
    return ours.kind === theirs.kind && word(ours) === word(theirs)
      ? `none: ${word(ours)}`
      : `sandbox: ${word(ours)}; mock: ${word(theirs)}`;
  }
  const [left, right] = [fieldsOf(ours.value), fieldsOf(theirs.value)];
  const only = (of: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string =>
    [...of.keys()].filter((name) => !other.has(name) && !hasAbsentParent(name, other)).join(', ');
  const differing = [...left]
    .filter(([name, value]) => right.has(name) && right.get(name) !== value)
    .map(([name, value]) => `${name} (${value}, not ${right.get(name) ?? ''})`);
  const parts = [
    ['only the sandbox has', only(left, right)],
    ['only the mock has', only(right, left)],
    ['another kind of value', differing.join(', ')],
  ].filter(([, names]) => names !== '');
  return parts.length === 0 ? 'none' : parts.map(([what, names]) => `${what}: ${names}`).join('; ');
}

function word(outcome: Outcome): string {
  return outcome.kind === 'object' ? 'an object' : `${outcome.type} ${outcome.status} ${outcome.code}`;
}

/** Names of all fields with the kind of their value; in lists those of the first member. */
function fieldsOf(value: object, prefix = ''): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [key, member] of Object.entries(value)) {
    if (key === 'lastResponse' || key === 'metadata') {
      continue;
    }
    const name = `${prefix}${key}`;
    fields.set(name, kindOf(member));
    const inner: unknown = Array.isArray(member) ? member[0] : member;
    if (typeof inner === 'object' && inner !== null) {
      for (const [path, kind] of fieldsOf(inner, `${name}.`)) {
        fields.set(path, kind);
      }
    }
  }
  return fields;
}

function hasAbsentParent(name: string, other: ReadonlyMap<string, string>): boolean {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return name.includes('.') && !/list|object/.test(other.get(parent) ?? '');
}

function kindOf(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? 'list' : typeof value;
}
