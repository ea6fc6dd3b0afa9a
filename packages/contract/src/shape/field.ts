/**
 * Describes a JSON value as plain data. One description gives the type (`ValueOf`), the light check of the browser
 * (`matches`) and the zod schema of the server (`toSchema`), so that the three cannot differ. Ours, because `zod/mini`
 * would take the first load over its budget (docs/adr/0050).
 */
export type Field =
  | { type: 'text'; format?: 'uuid' }
  | { type: 'number'; min?: number; max?: number }
  | { type: 'integer'; min?: number; max?: number }
  | { type: 'flag' }
  /** ISO 8601 in UTC. */
  | { type: 'time' }
  | { type: 'oneOf'; values: readonly string[] }
  | { type: 'list'; of: Field }
  | { type: 'object'; fields: Fields }
  | { type: 'nullable'; of: Field }
  /** May be missing. Only as a member of an object. */
  | { type: 'optional'; of: Field };

export type Fields = Readonly<Record<string, Field>>;

/** What a described value is in TypeScript. */
export type ValueOf<F> = F extends { type: 'text' | 'time' }
  ? string
  : F extends { type: 'number' | 'integer' }
    ? number
    : F extends { type: 'flag' }
      ? boolean
      : F extends { type: 'oneOf'; values: readonly (infer Value)[] }
        ? Value
        : F extends { type: 'list'; of: infer Member }
          ? ValueOf<Member>[]
          : F extends { type: 'object'; fields: infer Members }
            ? ObjectOf<Members>
            : F extends { type: 'nullable' | 'optional'; of: infer Inner }
              ? ValueOf<Inner> | (F extends { type: 'nullable' } ? null : undefined)
              : never;

type OptionalKeys<Members> = {
  [Key in keyof Members]: Members[Key] extends { type: 'optional' } ? Key : never;
}[keyof Members];

/** The object that these fields describe. */
export type ObjectOf<Members> = Flat<
  {
    -readonly [Key in Exclude<keyof Members, OptionalKeys<Members>>]: ValueOf<Members[Key]>;
  } & {
    -readonly [Key in OptionalKeys<Members>]?: ValueOf<Members[Key]>;
  }
>;

/** One object type instead of an intersection: the same, and readable in the editor. */
type Flat<Shape> = { [Key in keyof Shape]: Shape[Key] };

export const text = { type: 'text' } as const;
export const uuid = { type: 'text', format: 'uuid' } as const;
export const flag = { type: 'flag' } as const;
export const time = { type: 'time' } as const;

export const number = (min?: number, max?: number) =>
  ({ type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) }) as const;

export const integer = (min?: number, max?: number) =>
  ({ type: 'integer', ...(min !== undefined && { min }), ...(max !== undefined && { max }) }) as const;

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  ({ type: 'oneOf', values }) as const;

export const list = <const Of extends Field>(of: Of) => ({ type: 'list', of }) as const;

export const object = <const Members extends Fields>(fields: Members) =>
  ({ type: 'object', fields }) as const;

export const nullable = <const Of extends Field>(of: Of) => ({ type: 'nullable', of }) as const;

export const optional = <const Of extends Field>(of: Of) => ({ type: 'optional', of }) as const;
