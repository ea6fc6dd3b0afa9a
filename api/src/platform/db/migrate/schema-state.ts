import postgres from 'postgres';
import { codeOf } from '../../errors/code-of.ts';
import { StartError } from '../../errors/start-error.ts';
import { baseOptions } from '../client.ts';
import { planUpgrade, type SchemaState } from './plan-upgrade.ts';
import { readSchemaFiles } from './schema-files.ts';

/** SQLSTATE of a database that is not there. */
const MISSING = '3D000';

/** What a database says of its schema; the application may read it. */
export async function readSchemaState(sql: postgres.Sql): Promise<SchemaState> {
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

/**
 * For processes that leave upgrades to `npm run migrate`.
 * @throws StartError with one line when the database has not all that this build needs
 */
export async function requireSchema(url: string): Promise<void> {
  const files = await readSchemaFiles();
  const sql = postgres(url, { ...baseOptions('aic-schema'), max: 1 });
  try {
    const state = await readSchemaState(sql);
    if (planUpgrade(files, state).kind === 'nothing') return;
    const has =
      state.current === null ? 'has no schema yet' : `is at schema release ${state.current.release}`;
    throw new StartError(
      `The database ${has}, and this build needs release ${files.release} as its files have it. Run "npm run migrate" first.`,
    );
  } catch (error) {
    if (codeOf(error) !== MISSING) throw error;
    throw new StartError('There is no such database yet. Run "npm run migrate" first.', { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
}
