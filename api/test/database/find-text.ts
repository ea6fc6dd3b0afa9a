import type { Sql } from '../../src/platform/db/client.ts';

interface Column {
  schema: string;
  table: string;
  column: string;
  type: string;
}

/**
 * Every place in the database that holds one of these texts, as `schema.table.column`. The columns are asked of the
 * database, whatever their type is, so that one that is added tomorrow is looked through, too.
 */
export async function findText(admin: Sql, texts: readonly string[]): Promise<string[]> {
  const columns = await admin<Column[]>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`;
  const patterns = texts.map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const found: string[] = [];
  for (const { schema, table, column, type } of columns) {
    const text = type === 'bytea' ? admin`encode(${admin(column)}, 'escape')` : admin`${admin(column)}::text`;
    const [row] = await admin<{ isFound: boolean }[]>`
      select exists (
        select from ${admin(schema)}.${admin(table)}
        where ${text} ilike any (array(select jsonb_array_elements_text(${admin.json(patterns)})))
      ) as "isFound"`;
    if (row?.isFound) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
