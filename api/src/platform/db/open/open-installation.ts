import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { nullIfMissing } from '../../files/null-if-missing.ts';
import { createSql, type Sql } from '../client.ts';
import { isProcessAlive } from '../embedded/data-dir-owner.ts';
import { type DatabaseConfig, directAddress } from './addresses.ts';
import { openDatabase } from './open-database.ts';

/** The database of this machine's installation, for a command beside the gateway. */
export interface OpenInstallation {
  sql: Sql;
  dataDir: string;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names. The embedded one is used as it runs under a gateway; where none
 * runs, it is started for as long as the command takes.
 * @throws Error when it cannot be reached
 */
export async function openInstallation(config: DatabaseConfig, logger: Logger): Promise<OpenInstallation> {
  const { dataDir } = config;
  const running = directAddress(config)?.url ?? (await runningEmbedded(join(dataDir, 'postgres')));
  const database =
    running === null
      ? await openDatabase(config, {
          logger,
          onLost: (error) => logger.error({ err: error }, 'the database has ended'),
        })
      : { directUrl: running, close: async () => undefined };
  const sql = createSql(database.directUrl, { name: 'aic-command', max: 2 });
  return {
    sql,
    dataDir,
    async close() {
      await sql.end({ timeout: 1 });
      await database.close();
    },
  };
}

/** As its superuser: a caller who may read the data directory is its operator. Null when no process runs it. */
async function runningEmbedded(folder: string): Promise<string | null> {
  const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(nullIfMissing));
  if (!(owner > 0 && owner !== process.pid && isProcessAlive(owner))) return null;
  const [lock, password] = await Promise.all([
    readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(nullIfMissing),
    readFile(join(folder, 'password'), 'utf8').catch(nullIfMissing),
  ]);
  // Its fourth line, once it listens.
  const port = Number(lock?.split('\n')[3]);
  if (!(port > 0) || password === null) {
    throw new Error(
      'The gateway of this data directory is just starting or stopping. Try again in a moment.',
    );
  }
  return `postgres://postgres:${password.trim()}@127.0.0.1:${port}/aic`;
}
