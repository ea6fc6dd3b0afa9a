import type { Context } from '../context.ts';
import type { Rows } from '../state/rows.ts';

export type StateCounts = Record<keyof Rows, number>;

/** How many rows there are of each kind. */
export function countState(ctx: Context): StateCounts {
  const entries = Object.entries(ctx.tables).map(([name, table]) => [name, table.size]);
  // Safe because the tables' names are the rows' names.
  return Object.fromEntries(entries) as StateCounts;
}
