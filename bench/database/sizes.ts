import type { Sql } from '@aic/api/testing';

/** Bytes of a table's rows or of one index. */
export interface Size {
  table: string;
  /** Null: the rows, with what is stored beside them. */
  index: string | null;
  bytes: number;
}

/** Every table and index of ours, after a vacuum. */
export async function readSizes(admin: Sql): Promise<Size[]> {
  return admin<Size[]>`
    select c.oid::regclass::text as "table", null as "index", pg_table_size(c.oid)::integer as bytes from pg_class c
    where c.relkind = 'r' and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'credit', 'billing'))
    union all
    select i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_relation_size(i.indexrelid)::integer
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relkind = 'r' and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'credit', 'billing'))
    order by 1, 2 nulls first`;
}

/** What each has grown by, for each of `count` items; those that did not grow are left out. */
export function growth(before: readonly Size[], after: readonly Size[], count: number): Size[] {
  const earlier = new Map(before.map((size) => [nameOf(size), size.bytes]));
  return after
    .map((size) => ({ ...size, bytes: (size.bytes - (earlier.get(nameOf(size)) ?? 0)) / count }))
    .filter(({ bytes }) => bytes >= 0.5);
}

const nameOf = ({ table, index }: Size): string => index ?? table;

export const sumOf = (sizes: readonly Size[]): number => sizes.reduce((sum, { bytes }) => sum + bytes, 0);
