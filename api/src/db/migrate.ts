import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { resolveBinary } from 'dbmate';
import postgres from 'postgres';

const run = promisify(execFile);

const MIGRATIONS_DIR = fileURLToPath(new URL('../../migrations', import.meta.url));

/** One at a time in the whole cluster: several gateways may start together, and dbmate takes no lock itself. */
const MIGRATION_LOCK = 727_001;

/**
 * Brings the database to the newest schema; creates the database if it is missing.
 * @throws Error with the failing migration and the server's words.
 */
export async function migrate(url: string): Promise<void> {
  await createIfMissing(url);
  const lock = postgres(url, { max: 1, fetch_types: false, connection: { application_name: 'aic-migrate' } });
  try {
    await lock`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await dbmate(url, 'migrate');
  } finally {
    await lock.end({ timeout: 1 });
  }
}

async function createIfMissing(url: string): Promise<void> {
  try {
    await dbmate(url, 'create');
  } catch (error) {
    // 42P04 duplicate_database; 23505 when two processes create it in the same moment.
    if (!/\((?:42P04|23505)\)/.test(String(error))) throw error;
  }
}

async function dbmate(url: string, command: 'create' | 'migrate'): Promise<void> {
  try {
    await run(
      resolveBinary(),
      ['--migrations-dir', MIGRATIONS_DIR, '--no-dump-schema', command],
      // Through the environment, because arguments are visible to every user of the host.
      { env: { DATABASE_URL: withSslMode(url) } },
    );
  } catch (error) {
    throw new Error(`The database could not be migrated.\n${outputOf(error)}`, { cause: error });
  }
}

/** dbmate's driver wants TLS unless told; our embedded server and local ones have none. */
function withSslMode(url: string): string {
  const parsed = new URL(url);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(parsed.hostname);
  if (isLocal && !parsed.searchParams.has('sslmode')) parsed.searchParams.set('sslmode', 'disable');
  return parsed.href;
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stderr = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '';
  return stderr.trim() || error.message;
}
