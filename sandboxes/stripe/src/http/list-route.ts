import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Rows } from '../state/rows.ts';
import { isWithin, pageOf, type PageParams, type TimeRange } from './page.ts';
import { listParams } from './params.ts';
import { route, type Route } from './route.ts';

type Match = (row: object, wanted: unknown, ctx: Context) => boolean;

/**
 * The list of a table, newest first.
 *
 * @param filters that a request may give, each the value of the row's member of that name; `created` is a range
 * @param matches for filters that are compared in another way
 */
export function listRoute<Name extends keyof Rows, Filters extends Record<string, z.ZodType>>(
  path: `/${string}`,
  name: Name,
  filters: Filters,
  matches: {
    [Key in keyof Filters]?: (row: Rows[Name], wanted: z.output<Filters[Key]>, ctx: Context) => boolean;
  } = {},
): Route {
  // Safe because each gets rows of this table, and what its own filter has read.
  const matchOf = (key: string) => (matches as Record<string, Match>)[key] ?? MATCHES[key] ?? isEqual(key);
  const shape: Record<string, z.ZodType> = { ...listParams, ...z.object(filters).partial().shape };
  return route(`GET ${path}`, z.strictObject(shape), (ctx, given) => {
    const wanted = Object.entries(given).filter(([key, value]) => key in filters && value !== undefined);
    const rows: Rows[Name][] = ctx.tables[name].where((row: Rows[Name]) =>
      wanted.every(([key, value]) => matchOf(key)(row, value, ctx)),
    );
    // Safe because `listParams` has read them.
    return pageOf(rows.toReversed(), path, given as PageParams);
  });
}

const isEqual =
  (key: string): Match =>
  (row, wanted) =>
    Reflect.get(row, key) === wanted;

const MATCHES: Readonly<Record<string, Match>> = {
  // Safe because params.ts has read the range, and every row with such a filter has its time.
  created: (row, range) => isWithin((row as { created: number }).created, range as TimeRange),
};
