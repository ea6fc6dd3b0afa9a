import { withIndexesInPlace } from './concurrent-indexes.ts';
import type { Migration, SchemaFiles } from './schema-files.ts';

/** Where the database keeps what was applied. Made by the first upgrade. */
const STATE_TABLES = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists schema_release (
    is_only boolean primary key default true check (is_only),
    release integer not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  -- Functions and views that the current release does not have any more. They stay for gateways of the release before
  -- and go with the next one.
  create table if not exists schema_retired (
    kind text not null check (kind in ('function', 'view')),
    identity text not null,
    release integer not null,
    primary key (kind, identity)
  );`;

const OUR_SCHEMAS = `(select oid from pg_namespace where nspname in ('public', 'credit', 'billing'))`;

/** The functions and views of our schemas, and whether this transaction has made them. */
const OURS = `
  select 'function' as kind, p.oid::regprocedure::text as identity, p.xmin = pg_current_xact_id()::xid as is_new
  from pg_proc p where p.pronamespace in ${OUR_SCHEMAS}
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'view', c.oid::regclass::text, c.xmin = pg_current_xact_id()::xid
  from pg_class c where c.relkind = 'v' and c.relnamespace in ${OUR_SCHEMAS}`;

/**
 * The whole upgrade as one text for one simple query. Postgres runs it as one transaction: it happens as a whole or
 * not at all, whatever becomes of the connection, and gateways that are running see either the old or the new.
 *
 * All functions and views are made again, also those that did not change: a column that a migration adds changes the
 * row type that others return.
 */
export function upgradeScript(files: SchemaFiles, migrations: readonly Migration[]): string {
  const views = files.objects.filter(({ kind }) => kind === 'view').map(({ name }) => name);
  return [
    "set local search_path = 'public'",
    // A table's change waits for running statements, and everyone waits behind it: not for long.
    "set local lock_timeout = '5s'",
    STATE_TABLES,
    ...migrations.map(
      ({ name, checksum, text }) =>
        `${withIndexesInPlace(text)};\ninsert into schema_migration (name, checksum) values (${quote(name)}, ${quote(checksum)})`,
    ),
    'grant select on schema_migration, schema_release to aic_app',
    ...views.toReversed().map((name) => `drop view if exists ${name}`),
    ...files.objects.map(({ text }) => text),
    `insert into schema_retired (kind, identity, release)
       select kind, identity, ${files.release} from (${OURS}) ours where not is_new on conflict do nothing`,
    `delete from schema_retired r using (${OURS}) ours
       where ours.is_new and r.kind = ours.kind and r.identity = ours.identity`,
    dropRetired(files.release),
    `insert into schema_release (release, checksum) values (${files.release}, ${quote(files.checksum)})
       on conflict (is_only) do update
       set release = excluded.release, checksum = excluded.checksum, applied_at = now()`,
  ].join(';\n');
}

/** What an earlier release has retired: only gateways that are two releases behind could still call it. */
const dropRetired = (release: number): string => `
  do $retired$
  declare
    v_kind text;
    v_names text;
  begin
    for v_kind, v_names in
      with gone as (delete from schema_retired where release < ${release} returning kind, identity)
      select kind, string_agg(identity, ', ') from gone group by kind order by kind desc
    loop
      execute format('drop %s if exists %s', v_kind, v_names);
    end loop;
  end
  $retired$`;

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
