/** Says whether a value of unknown origin is what its type promises. */
export type Check<Value> = (value: unknown) => value is Value;

type Checks<Shape> = { readonly [Key in keyof Shape]-?: Check<Shape[Key]> };

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

/** Also a date that can be drawn: formatting an invalid one throws. */
export const isTime: Check<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));

export const oneOf =
  <Value>(...values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || check(value);

export const isList: Check<unknown[]> = (value): value is unknown[] => Array.isArray(value);

export const listOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    isList(value) && value.every(check);

/** Members that are not named may be anything: a newer server may say more. */
export const shapeOf =
  <Shape extends object>(checks: Checks<Shape>): Check<Shape> =>
  (value): value is Shape =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) => check(Reflect.get(value, key)));
