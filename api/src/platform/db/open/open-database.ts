import { join } from 'node:path';
import type { Logger } from 'pino';
import postgres from 'postgres';
import type { Pooler } from '../client.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { keepRunning } from '../embedded/keep-running.ts';
import { createLoginRole } from '../login-role.ts';
import { migrate } from '../migrate/migrate.ts';
import { requireSchema } from '../migrate/schema-state.ts';
import { openPooler, requireSessions } from '../pooler/open-pooler.ts';
import { requireServer } from '../require-server.ts';
import { type DatabaseConfig, directAddress } from './addresses.ts';
import { upgradeDatabase } from './upgrade-database.ts';

interface OpenDatabase {
  /** As the application logs in; may lead through the pooler. */
  url: string;
  /** The same database, where a connection keeps its session. */
  directUrl: string;
  /** Null: `url` is direct too. */
  pooler: Pooler | null;
  close(): Promise<void>;
}

interface OpenDatabaseOptions {
  logger: Logger;
  /** The embedded server has ended and could not be started again. */
  onLost(error: unknown): void;
  /** False: a database that needs an upgrade is refused. @default true */
  upgrades?: boolean;
}

/**
 * Starts the embedded Postgres, or finds the one of the configuration, and brings it to this build's schema.
 * @throws StartError with one line when database and build do not fit, or an address is of no use
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const { databaseUrl: url } = config;
  const direct = directAddress(config);
  if (url === null || direct === null) return openEmbedded(join(config.dataDir, 'postgres'), options);
  const { logger } = options;
  await requireServer(direct.url, direct.setting);
  if (options.upgrades === false) await requireSchema(direct.url);
  else await upgradeDatabase(config, (line) => logger.warn(line));
  await requireSessions(direct.url, direct.setting);
  const wantsPrepared = config.databasePrepare ?? null;
  const pooler = await openPooler({ url, directUrl: direct.url, wantsPrepared, logger });
  if (await ownsLedger(url)) {
    logger.warn(
      'DATABASE_URL logs in as the owner of the ledger, which could change it at will. Give the application a role of its own (docs/operate/database.md).',
    );
  }
  return { url, directUrl: direct.url, pooler, close: async () => undefined };
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
      directUrl: url,
      pooler: null,
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
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined, prepare: false });
  try {
    const [row] = await sql<[{ isOwner: boolean }]>`
      select pg_has_role(current_user, c.relowner, 'usage') as "isOwner"
      from pg_class c where c.oid = 'credit.entry'::regclass`;
    return row.isOwner;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
