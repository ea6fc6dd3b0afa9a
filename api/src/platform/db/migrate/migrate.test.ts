import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { dropDatabase } from '../../../../test/database/cluster.ts';
import { migrate } from './migrate.ts';
import { readSchemaFiles, SCHEMA_FOLDER } from './schema-files.ts';

const clusterUrl = inject('clusterUrl');

/** An address at which there is no database yet. */
function newDatabaseUrl(): string {
  const url = new URL(clusterUrl);
  url.pathname = `/migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  onTestFinished(() => dropDatabase(clusterUrl, url.href));
  return url.href;
}

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe<Row[]>(statement))];
  } finally {
    await sql.end();
  }
}

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** A copy of our schema that a test may change into another release. */
async function copySchema(from = SCHEMA_FOLDER): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aic-schema-'));
  folders.push(folder);
  for (const name of ['migrations', 'sql']) {
    await cp(join(from, name), join(folder, name), { recursive: true });
  }
  return folder;
}

const functionsOf = (url: string, name: string) =>
  query<{ identity: string }>(
    url,
    `select oid::regprocedure::text as identity from pg_proc where proname = '${name}' order by 1`,
  ).then((rows) => rows.map(({ identity }) => identity));

describe('migrate', () => {
  it('makes a missing database once when several processes start together, and again changes nothing', async () => {
    const url = newDatabaseUrl();
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    await migrate(url);
    const { migrations } = await readSchemaFiles();
    expect(await query(url, 'select name from schema_migration order by name')).toEqual(
      migrations.map(({ name }) => ({ name })),
    );
    expect(await query(url, 'select count(*)::int as count from app_user')).toEqual([{ count: 0 }]);
  });

  it('needs no superuser: the owner of the database is enough, also for the extensions', async () => {
    const owner = `owner_${crypto.randomUUID().replaceAll('-', '')}`;
    await query(clusterUrl, `create role ${owner} login createrole password 'x'`);
    await query(clusterUrl, `create database ${owner} owner ${owner}`);
    const own = new URL(clusterUrl);
    own.username = owner;
    own.password = 'x';
    own.pathname = `/${owner}`;
    onTestFinished(async () => {
      await dropDatabase(clusterUrl, own.href);
      await query(clusterUrl, `drop role ${owner}`);
    });

    await migrate(own.href);

    expect(await query(own.href, 'select usesuper from pg_user where usename = current_user')).toEqual([
      { usesuper: false },
    ]);
    expect(
      await query(own.href, "select extname from pg_extension where extname <> 'plpgsql' order by 1"),
    ).toEqual([{ extname: 'btree_gin' }, { extname: 'pg_trgm' }]);
  });

  it('says what the server said when no connection is possible', async () => {
    const stranger = new URL(clusterUrl);
    stranger.password = 'wrong';
    await expect(migrate(stranger.href)).rejects.toThrow('password authentication failed');
  });

  it('refuses a database from before the first release in one line that says what to do', async () => {
    const url = newDatabaseUrl();
    await query(url.replace(/[^/]*$/, 'postgres'), `create database ${new URL(url).pathname.slice(1)}`);
    await query(url, 'create table schema_migrations (version text)');
    await expect(migrate(url)).rejects.toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(/^[^\n]*Start with an empty one[^\n]*$/),
      }),
    );
  });

  it('refuses a migration that was changed after it was applied, names it and says what to start', async () => {
    const url = newDatabaseUrl();
    await migrate(url);
    const edited = await copySchema();
    const file = join(edited, 'migrations/0003_create_events.sql');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `-- A second thought.\n${text.replaceAll('\n', '\n\n')}`);
    expect(await migrate(url, { folder: edited })).toMatchObject({ isChanged: false });
    await writeFile(file, `${text}\nselect 1;\n`);
    await expect(migrate(url, { folder: edited })).rejects.toThrow(
      /0003_create_events\.sql is not the one .* start the build that ran on this database last \(schema release \d+\)/,
    );
  });

  it('changes nothing at all when a migration fails', async () => {
    const url = newDatabaseUrl();
    await migrate(url);
    const broken = await copySchema();
    await writeFile(
      join(broken, 'migrations/0100_break.sql'),
      'create table half_way (id int); select 1 / 0;',
    );
    await expect(migrate(url, { folder: broken })).rejects.toThrow(
      /nothing in it has changed. division by zero/,
    );
    expect(await query(url, "select to_regclass('half_way') as found")).toEqual([{ found: null }]);
  });
});

describe('a release', () => {
  async function nextRelease(from: string, release: number, files: Readonly<Record<string, string>>) {
    const folder = await copySchema(from);
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await writeFile(join(folder, 'sql/release.json'), JSON.stringify({ release }));
    return folder;
  }
  const ONE =
    "create or replace function greet(p_name text) returns text language sql return 'Hello ' || p_name;";
  const TWO =
    "create or replace function greet(p_name text, p_mark text) returns text language sql return 'Hello ' || p_name || p_mark;";

  it('keeps a changed signature beside the new one for one release', async () => {
    const url = newDatabaseUrl();
    const first = await nextRelease(SCHEMA_FOLDER, 1001, { 'sql/public/greet.sql': ONE });
    await migrate(url, { folder: first });
    const second = await nextRelease(first, 1002, { 'sql/public/greet.sql': TWO });
    await migrate(url, { folder: second });
    expect(await functionsOf(url, 'greet')).toEqual(['greet(text)', 'greet(text,text)']);

    await migrate(url, { folder: await nextRelease(second, 1003, {}) });
    expect(await functionsOf(url, 'greet')).toEqual(['greet(text,text)']);
  });

  it('applies the functions again when a migration widens the rows that they return', async () => {
    const url = newDatabaseUrl();
    await migrate(url);
    const wider = await nextRelease(SCHEMA_FOLDER, 1001, {
      'migrations/0100_add_note.sql': "alter table generation add column note text not null default '';",
    });
    await migrate(url, { folder: wider });
    const claim = `select count(*)::int as count from claim_jobs(1, 1, '{}', '{}', '[]', '1 second', now())`;
    expect(await query(url, claim)).toEqual([{ count: 0 }]);
  });

  it('leaves a database alone that a later release has upgraded, and starts on it', async () => {
    const url = newDatabaseUrl();
    const later = await nextRelease(SCHEMA_FOLDER, 1002, {
      'sql/public/greet.sql': TWO,
      'migrations/0100_add_note.sql': "alter table generation add column note text not null default '';",
    });
    await migrate(url, { folder: later });
    await migrate(url);
    expect(await functionsOf(url, 'greet')).toEqual(['greet(text,text)']);
    expect(await query(url, 'select release from schema_release')).toEqual([{ release: 1002 }]);
  });

  it('of another branch is refused: its migration would never be applied', async () => {
    const url = newDatabaseUrl();
    await migrate(url, { folder: await nextRelease(SCHEMA_FOLDER, 1002, {}) });
    const other = await nextRelease(SCHEMA_FOLDER, 1001, { 'migrations/0100_other.sql': 'select 1;' });
    await expect(migrate(url, { folder: other })).rejects.toThrow(/different branches/);
  });
});
