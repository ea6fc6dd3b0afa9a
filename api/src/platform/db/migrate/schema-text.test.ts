import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { describeSchema } from '../../../../test/database/describe-schema.ts';
import { lastRelease } from '../../../../test/database/last-release.ts';
import { migrationDigest } from './migration-digest.ts';
import { readLandedMigrations, readSchemaFiles, SCHEMA_FOLDER } from './schema-files.ts';

const { admin, sql } = await createTestDatabase();

// When one of the first two fails, run "node api/test/database/write-schema.ts" and commit what it writes.

describe('the committed schema', () => {
  it('shows the tables that the migrations make', async () => {
    const committed = await readFile(join(SCHEMA_FOLDER, 'sql/schema.sql'), 'utf8');
    expect(await describeSchema(admin)).toBe(committed);
  });

  it('has the next release number when a function, a view or a migration has changed since the last release', async () => {
    // Safe because it is only compared.
    const committed = JSON.parse(await readFile(join(SCHEMA_FOLDER, 'sql/release.json'), 'utf8')) as object;
    const released = await lastRelease();
    const { fingerprint } = await readSchemaFiles();
    // Under the number of the last release, its gateways would put their functions over these when they start.
    const release = released.release + (released.fingerprint === fingerprint ? 0 : 1);
    expect(committed).toEqual({ release, fingerprint });
  });

  it('has each migration that ever reached main as it was then, comments and space aside', async () => {
    const { migrations } = await readSchemaFiles();
    const found = migrations.map(({ name, text }) => ({ name, digest: migrationDigest(text) }));
    // Databases have applied it: what it lacks goes into a new one. The script above adds new ones to the list.
    expect(found).toEqual((await readLandedMigrations()).map(({ name, digest }) => ({ name, digest })));
  });

  it('calls no function of ours in a migration: it has to work whatever they are later', async () => {
    const { migrations, objects } = await readSchemaFiles();
    const names = objects
      .filter(({ kind }) => kind === 'function')
      .map(({ name }) => name.replace('public.', ''));
    for (const { name, text } of migrations) {
      const code = text.replaceAll(/--.*$/gm, '');
      const called = names.filter((one) =>
        new RegExp(`(?<![\\w.])${one.replace('.', '\\.')}\\s*\\(`).test(code),
      );
      expect({ name, called }).toEqual({ name, called: [] });
      expect(code).not.toMatch(/create (or replace )?(function|view|trigger)/i);
    }
  });

  it('defines in each file what its name says, once', async () => {
    const { objects } = await readSchemaFiles();
    for (const { name, kind, text } of objects) {
      const shown = name.replace('public.', '');
      const start = kind === 'view' ? 'create view' : 'create or replace function';
      const own = text.match(new RegExp(`^${start} ${shown.replace('.', '\\.')}\\b`, 'gm'));
      const all = text.match(/^create (or replace )?(function|view)/gm);
      expect({ name, own: own?.length, all: all?.length }).toEqual({ name, own: 1, all: 1 });
    }
  });

  it('lets no function return or take a row of a table, or have a default: a release beside it could not change them', async () => {
    const rows = await sql<{ name: string }[]>`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'credit'::regnamespace, 'billing'::regnamespace)
        and (p.pronargdefaults > 0 or exists (
          select from pg_type t where t.typtype = 'c' and t.typrelid <> 0
            and t.oid = any (array[p.prorettype] || p.proargtypes::oid[])
        ))`;
    expect(rows).toEqual([]);
  });

  it('has no function or view in the database that has no file', async () => {
    const { objects } = await readSchemaFiles();
    const rows = await sql<{ name: string }[]>`
      select distinct n.nspname || '.' || o.name as name from (
        select pronamespace as schema, proname as name from pg_proc p
        -- Those of extensions are not ours.
        where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all select relnamespace, relname from pg_class where relkind = 'v'
      ) o join pg_namespace n on n.oid = o.schema where n.nspname in ('public', 'credit', 'billing') order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(objects.map(({ name }) => name).toSorted());
  });
});
