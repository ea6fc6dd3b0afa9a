import type { Field, ValueOf } from './field.ts';

/**
 * Says whether a value of unknown origin can be used as what the field describes. Weighs little, for the browser: it
 * checks types and choices, and no bounds. Members that are not described may be anything: a newer server may say more.
 */
export function matches<const Described extends Field>(
  field: Described,
  value: unknown,
): value is ValueOf<Described> {
  return isA(field, value);
}

function isA(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
    case 'integer':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'time':
      // Also a date that can be shown: formatting an invalid one throws.
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case 'oneOf':
      return typeof value === 'string' && field.values.includes(value);
    case 'list':
      return Array.isArray(value) && value.every((member) => isA(field.of, member));
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(field.fields).every(([key, member]) => isA(member, Reflect.get(value, key)))
      );
    case 'nullable':
      return value === null || isA(field.of, value);
    case 'optional':
      return value === undefined || isA(field.of, value);
    default:
      return field satisfies never;
  }
}
