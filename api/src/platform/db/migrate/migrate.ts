import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { isLostRace } from '../unavailable.ts';
import { createDatabaseIfMissing } from './create-database.ts';
import { planUpgrade, type SchemaState } from './plan-upgrade.ts';
import { readSchemaFiles, SCHEMA_FOLDER } from './schema-files.ts';
import { upgradeScript } from './upgrade-script.ts';

/** One at a time in the whole cluster: several gateways may start together. */
const MIGRATION_LOCK = 727_001;

/** A table that is in use is waited for; each try may be in the way of others for seconds, so they are few. */
const TRIES = 12;
const RETRY_MS = 500;

/**
 * Brings the database to this build's schema, and creates it if it is missing. A database that is ahead stays as it is.
 * Ours, because libraries for migrations know no current functions in files of their own (docs/adr/0014).
 * @param ownerUrl of a role that may create tables
 * @param folder holds `migrations/` and `sql/`
 * @throws StartError with one line when database and build do not fit; Error with the server's words otherwise
 */
export async function migrate(ownerUrl: string, folder = SCHEMA_FOLDER): Promise<void> {
  const files = await readSchemaFiles(folder);
  await createDatabaseIfMissing(ownerUrl);
  // One connection for lock and upgrade: if it is lost, so are both.
  const sql = postgres(ownerUrl, {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'aic-migrate' },
  });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    const plan = planUpgrade(files, await readState(sql));
    if (plan.kind === 'apply') await run(sql, upgradeScript(files, plan.migrations));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function run(sql: postgres.Sql, script: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await sql.unsafe(script).simple();
      return;
    } catch (error) {
      if (!isLostRace(error) || tries >= TRIES) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The database could not be upgraded; nothing in it has changed. ${reason}`, {
          cause: error,
        });
      }
      await delay(RETRY_MS);
    }
  }
}

async function readState(sql: postgres.Sql): Promise<SchemaState> {
  const [tables] = await sql<[{ old: boolean; ours: boolean }]>`
    select to_regclass('public.schema_migrations') is not null as old,
      to_regclass('public.schema_release') is not null as ours`;
  if (!tables.ours) return { isBeforeSquash: tables.old, applied: [], current: null };
  const applied = await sql<SchemaState['applied'][number][]>`
    select name, checksum from schema_migration order by name`;
  const [current] = await sql<NonNullable<SchemaState['current']>[]>`
    select release, checksum from schema_release`;
  return { isBeforeSquash: false, applied, current: current ?? null };
}
