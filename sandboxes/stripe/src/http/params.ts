import { z } from 'zod';
import type { Form } from './form.ts';
import { invalidRequest } from './stripe-error.ts';

/** Text on the wire, a whole number for the verb. */
export const int = z
  .string()
  .regex(/^-?\d+$/, 'integer')
  .transform(Number);
export const bool = z.enum(['true', 'false'], 'boolean').transform((value) => value === 'true');
/** Stripe's way to unset: an empty text. */
export const unset = z.literal('').transform(() => null);
export const text = z.string().min(1);
export const metadata = z.union(
  [z.literal('').transform(() => ({})), z.record(z.string(), z.string())],
  'hash',
);
const expand = z.array(z.string()).optional();
export const timeRange = z.union([
  int,
  z.strictObject({ gt: int.optional(), gte: int.optional(), lt: int.optional(), lte: int.optional() }),
]);
/** What every list takes. */
export const listParams = {
  expand,
  limit: int.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/**
 * Reads a form with a verb's schema.
 *
 * @throws StripeError with Stripe's code for what is wrong: parameter_unknown, parameter_missing,
 *   parameter_invalid_integer,
 *   parameter_invalid_empty
 */
export function readParams<Shape extends z.ZodType>(schema: Shape, form: Form): z.output<Shape> {
  const result = schema.safeParse(form);
  if (result.success) {
    return result.data;
  }
  throw refusal(result.error.issues[0], form);
}

function refusal(issue: z.core.$ZodIssue | undefined, form: Form): Error {
  const inner = deepest(issue);
  if (inner === undefined) {
    return invalidRequest('The request could not be read.');
  }
  if (inner.code === 'unrecognized_keys') {
    const param = paramName([...inner.path, inner.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramName(inner.path);
  const value = valueAt(form, inner.path);
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (value === '') {
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param },
    );
  }
  if (inner.message === 'integer') {
    return invalidRequest(`Invalid integer: ${JSON.stringify(value)}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  if (inner.message === 'boolean') {
    return invalidRequest(`Invalid boolean: ${JSON.stringify(value)}`, { param });
  }
  const allowed =
    inner.code === 'invalid_value' ? `: must be one of ${inner.values.map(String).join(', ')}` : '';
  return invalidRequest(`Invalid ${param}${allowed}`, { param });
}

/** Of a union's alternatives, the one that got furthest says most. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') {
    return issue;
  }
  const found = issue.errors
    .map((issues) => deepest(issues[0]))
    .filter((inner) => inner !== undefined)
    .toSorted((left, right) => right.path.length - left.path.length)[0];
  return found === undefined ? issue : { ...found, path: [...issue.path, ...found.path] };
}

function paramName(path: ReadonlyArray<PropertyKey>): string {
  const [head = '', ...rest] = path.map(String);
  return head + rest.map((key) => `[${key}]`).join('');
}

function valueAt(form: unknown, path: ReadonlyArray<PropertyKey>): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    form,
  );
}
