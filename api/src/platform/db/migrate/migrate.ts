import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { isLostRace } from '../unavailable.ts';
import { buildConcurrentIndexes } from './concurrent-indexes.ts';
import { createDatabaseIfMissing } from './create-database.ts';
import { type MigrationLockOptions, takeMigrationLock } from './migration-lock.ts';
import { planUpgrade } from './plan-upgrade.ts';
import { readSchemaFiles, SCHEMA_FOLDER } from './schema-files.ts';
import { readSchemaState } from './schema-state.ts';
import { upgradeScript } from './upgrade-script.ts';

/** A table that is in use is waited for; each try may be in the way of others for seconds, so they are few. */
const TRIES = 12;
const RETRY_MS = 500;

const DEFAULT_WAIT_MS = 60_000;

interface MigrateOptions extends Partial<MigrationLockOptions> {
  /** Holds `migrations/` and `sql/`. */
  folder?: string;
  /** Runs once the database exists, before anything in it is changed. */
  before?(): Promise<void>;
}

/** What an upgrade has done. Of a database that was ahead: nothing. */
export interface Upgrade {
  isChanged: boolean;
  /** Names of those that were applied. */
  migrations: readonly string[];
  /** Release numbers of the schema; null: there was none. */
  from: number | null;
  to: number;
}

/**
 * Brings the database to this build's schema, and creates it if it is missing. A database that is ahead stays as it is.
 * Ours, because libraries for migrations know no current functions in files of their own (docs/adr/0014).
 * @param ownerUrl of a role that may create tables; its connections keep their sessions
 * @throws StartError with one line when database and build do not fit, or another upgrade does not end; Error with the
 *   server's words otherwise
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<Upgrade> {
  const files = await readSchemaFiles(options.folder ?? SCHEMA_FOLDER);
  await createDatabaseIfMissing(ownerUrl);
  await options.before?.();
  // One connection for lock and upgrade: if it is lost, so are both.
  const sql = postgres(ownerUrl, {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
    // Of a role that has limits for its sessions: an upgrade takes as long as it takes.
    connection: { application_name: 'aic-migrate', statement_timeout: 0, lock_timeout: 0 },
  });
  try {
    await takeMigrationLock(sql, { waitMs: DEFAULT_WAIT_MS, onWait: () => undefined, ...options });
    const state = await readSchemaState(sql);
    const plan = planUpgrade(files, state);
    const from = state.current?.release ?? null;
    if (plan.kind === 'nothing') return { isChanged: false, migrations: [], from, to: from ?? files.release };
    if (state.current !== null) await buildConcurrentIndexes(sql, plan.migrations);
    await run(sql, upgradeScript(files, plan.migrations));
    return { isChanged: true, migrations: plan.migrations.map(({ name }) => name), from, to: files.release };
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
