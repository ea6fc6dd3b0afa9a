import { z } from 'zod';
import type { Field, Fields, ObjectOf, ValueOf } from './field.ts';

/** The zod schema of what is described, for the server's responses and its OpenAPI document. */
export function schemaOf<const Described extends { fields: Fields }>({ fields }: Described) {
  type Members = Described['fields'];
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, toSchema(field)]));
  // Safe because each member's schema is made from its field.
  return z.object(shape) as unknown as z.ZodObject<{
    [Key in keyof Members]: Members[Key] extends { type: 'optional'; of: infer Inner }
      ? z.ZodOptional<z.ZodType<ValueOf<Inner>>>
      : z.ZodType<ValueOf<Members[Key]>>;
  }> &
    z.ZodType<ObjectOf<Members>>;
}

function toSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
      return field.format === 'uuid' ? z.uuid() : z.string();
    case 'number':
      return bounded(z.number(), field);
    case 'integer':
      return bounded(z.int(), field);
    case 'flag':
      return z.boolean();
    case 'time':
      return z.iso.datetime();
    case 'oneOf':
      // A single choice is what tells the members of a union apart.
      return field.values.length === 1 ? z.literal(field.values[0] ?? '') : z.enum([...field.values]);
    case 'list':
      return z.array(toSchema(field.of));
    case 'object':
      return z.object(
        Object.fromEntries(Object.entries(field.fields).map(([key, member]) => [key, toSchema(member)])),
      );
    case 'nullable':
      return toSchema(field.of).nullable();
    case 'optional':
      return toSchema(field.of).optional();
    default:
      return field satisfies never;
  }
}

function bounded(schema: z.ZodNumber, { min, max }: { min?: number; max?: number }): z.ZodNumber {
  const from = min === undefined ? schema : schema.min(min);
  return max === undefined ? from : from.max(max);
}
