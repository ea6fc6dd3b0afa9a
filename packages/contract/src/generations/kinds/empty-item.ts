import type { Field } from '../../shape/field.ts';
import { type GenerationKind, KINDS } from './kinds.ts';

/** Every member that an item of this kind has to have, without a value. */
export function emptyItem(kind: GenerationKind): Record<string, unknown> {
  return emptyMembers(Object.entries<Field>(KINDS[kind].item.fields));
}

const emptyMembers = (fields: ReadonlyArray<readonly [string, Field]>): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(([, { type }]) => type !== 'optional').map(([name, field]) => [name, emptyOf(field)]),
  );

/** What stands in a member that has no value yet: nothing, or the first of its choices. */
function emptyOf(field: Field): unknown {
  switch (field.type) {
    case 'nullable':
    case 'optional':
      return null;
    case 'list':
      return [];
    case 'flag':
      return false;
    case 'number':
    case 'integer':
      return field.min ?? 0;
    case 'oneOf':
      return field.values[0];
    case 'object':
      return emptyMembers(Object.entries(field.fields));
    default:
      return '';
  }
}
