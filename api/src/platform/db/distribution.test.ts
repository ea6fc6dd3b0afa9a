import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { EXCEPTIONS, PLACEMENT } from '../../../test/database/distribution.ts';
import { readSchemaFiles } from './migrate/schema-files.ts';

const { admin } = await createTestDatabase();

const isDistributed = (table: string): boolean => PLACEMENT[table] === 'distributed';

interface Key {
  table: string;
  text: string;
  /** Columns of the key. */
  columns: string[];
  /** Of a foreign key. */
  to: string | null;
  toColumns: string[] | null;
}

const keys = (types: string) => admin<Key[]>`
  select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as text,
    array_to_json(array(
      select a.attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey))) as columns,
    nullif(c.confrelid, 0)::regclass::text as to,
    array_to_json(array(
      select a.attname from pg_attribute a where a.attrelid = c.confrelid and a.attnum = any (c.confkey))) as "toColumns"
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where n.nspname in ('public', 'credit', 'billing') and strpos(${types}, c.contype::text) > 0
  order by 1, 2`;

function grouped(found: readonly Key[]): Record<string, string[]> {
  const byTable: Record<string, string[]> = {};
  for (const { table, text } of found) (byTable[table] ??= []).push(text);
  return byTable;
}

describe('a database that is spread by user', () => {
  it('has a place for every table', async () => {
    const tables = await admin<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'credit', 'billing') order by 1`;
    expect(Object.keys(PLACEMENT).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('has the user in every row that is spread', async () => {
    const withUser = await admin<{ name: string }[]>`
      select attrelid::regclass::text as name from pg_attribute
      where attname = 'user_id' and attnotnull and atttypid = 'uuid'::regtype`;
    const names = new Set(withUser.map(({ name }) => name));
    expect(Object.keys(PLACEMENT).filter((table) => isDistributed(table) && !names.has(table))).toEqual([]);
  });

  it('has the user in every unique key of what is spread, but for those that are named', async () => {
    const unique = await admin<Key[]>`
      select i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as text, null as to, null as "toColumns",
        array_to_json(array(
          select a.attname from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey))) as columns
      from pg_index i
      where i.indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
    const without = [...(await keys('pu')), ...unique].filter(
      ({ table, columns }) => isDistributed(table) && !columns.includes('user_id'),
    );
    expect(grouped(without)).toEqual(EXCEPTIONS.uniqueKeys);
  });

  it('has foreign keys within a user, or to what is on every machine, but for those that are named', async () => {
    const across = (await keys('f')).filter(({ table, columns, to, toColumns }) => {
      const target = PLACEMENT[to ?? ''];
      if (target === 'reference') return false;
      if (isDistributed(table) && target === 'distributed') {
        return !(columns.includes('user_id') && toColumns?.includes('user_id'));
      }
      return isDistributed(table) || target === 'distributed';
    });
    expect(grouped(across)).toEqual(EXCEPTIONS.acrossUsers);
  });

  it('has triggers on what is spread that are named', async () => {
    const triggers = await admin<{ name: string; table: string }[]>`
      select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 1`;
    expect(triggers.filter(({ table }) => isDistributed(table)).map(({ name }) => name)).toEqual(
      EXCEPTIONS.triggers,
    );
  });

  it('knows which functions ask for no user', async () => {
    const spread = Object.keys(PLACEMENT)
      .filter(isDistributed)
      .join('|')
      .replaceAll('.', String.raw`\.`);
    const named = new RegExp(`\\b(?:from|join|into|update|only)\\s+(?:${spread})\\b`);
    const { objects } = await readSchemaFiles();
    const ofAll = objects
      .map(({ name, text }) => ({ name: name.replace('public.', ''), code: text.replaceAll(/--.*$/gm, '') }))
      .filter(
        ({ code }) =>
          named.test(code) &&
          !/^\s*(?:p_user uuid|p_token_hash bytea)|\((?:p_user uuid|p_token_hash bytea)/m.test(code),
      );
    expect(ofAll.map(({ name }) => name).toSorted()).toEqual(
      Object.values(EXCEPTIONS.functionsOfAllUsers).flat().toSorted(),
    );
  });
});
