import type { Sql } from '../../src/platform/db/client.ts';

const HEADER = `-- The tables as they are, made by "node api/test/database/write-schema.ts" and kept true by a test. To change them, add a
-- migration (api/migrations); functions and views are in api/sql.`;

interface TableRow {
  name: string;
  isUnlogged: boolean;
}

/** SQL that shows every table with its columns, constraints and indexes, in the same order on every machine. */
export async function describeSchema(admin: Sql): Promise<string> {
  const tables = await admin<TableRow[]>`
    select n.nspname || '.' || c.relname as name, c.relpersistence = 'u' as "isUnlogged"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'credit', 'billing')
    order by n.nspname desc, c.relname`;
  const parts = [];
  for (const table of tables) parts.push(await describeTable(admin, table));
  return `${HEADER}\n\n${parts.join('\n\n')}\n`;
}

async function describeTable(admin: Sql, { name, isUnlogged }: TableRow): Promise<string> {
  const columns = await admin<{ text: string }[]>`
    select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case
        when a.attidentity <> '' then ' generated always as identity'
        when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
        when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
        else ''
      end as text
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`;
  // Not-null constraints are said by their columns.
  const constraints = await admin<{ text: string }[]>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${name}::regclass and contype <> 'n'
    order by array_position(array['p', 'u', 'f', 'c'], contype::text), conname`;
  const indexes = await admin<{ text: string }[]>`
    select pg_get_indexdef(i.indexrelid) || ';' as text from pg_index i
    where i.indrelid = ${name}::regclass
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = i.indrelid)
    order by i.indexrelid::regclass::text`;
  const members = [...columns, ...constraints].map(({ text }) => `  ${text}`).join(',\n');
  const shown = name.replace(/^public\./, '');
  return [
    `create ${isUnlogged ? 'unlogged ' : ''}table ${shown} (\n${members}\n);`,
    ...indexes.map(({ text }) => text.replace(' ON public.', ' ON ')),
  ].join('\n');
}
