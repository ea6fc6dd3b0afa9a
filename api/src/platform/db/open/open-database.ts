import { join } from 'node:path';
import type { Logger } from 'pino';
import postgres from 'postgres';
import type { Config } from '../../config/config.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { keepRunning } from '../embedded/keep-running.ts';
import { createLoginRole } from '../login-role.ts';
import { migrate } from '../migrate/migrate.ts';

interface OpenDatabase {
  /** As the application logs in. */
  url: string;
  close(): Promise<void>;
}

interface OpenDatabaseOptions {
  logger: Logger;
  /** The embedded server has ended and could not be started again. */
  onLost(error: unknown): void;
}

/**
 * Starts the embedded Postgres, or finds the one of the configuration, and brings it to this build's schema.
 * @throws StartError with one line when database and build do not fit
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  options: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl === null) return openEmbedded(join(config.dataDir, 'postgres'), options);
  await migrate(databaseOwnerUrl ?? databaseUrl);
  if (await ownsLedger(databaseUrl)) {
    options.logger.warn(
      'DATABASE_URL logs in as the owner of the ledger, which could change it at will. Give the application a role of its own (docs/operate/database.md).',
    );
  }
  return { url: databaseUrl, close: async () => undefined };
}

async function openEmbedded(dataDir: string, { logger, onLost }: OpenDatabaseOptions): Promise<OpenDatabase> {
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    const owner = new URL(server.url);
    // `postgres` is the server's own database, for maintenance.
    owner.pathname = '/aic';
    await migrate(owner.href);
    const url = await createLoginRole(owner.href);
    const keeper = keepRunning(server, { logger, dataDir, onLost });
    return {
      url,
      async close() {
        await keeper.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function ownsLedger(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    const [row] = await sql<[{ isOwner: boolean }]>`
      select pg_has_role(current_user, c.relowner, 'usage') as "isOwner"
      from pg_class c where c.oid = 'credit.entry'::regclass`;
    return row.isOwner;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
