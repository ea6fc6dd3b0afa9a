import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts';
import { createLoginRole } from '../../src/platform/db/login-role.ts';
import { migrate } from '../../src/platform/db/migrate/migrate.ts';
import { scratchFolder } from './scratch-folder.ts';

const TEMPLATE = 'aic_template';

/** Of the application's role, everywhere in the cluster. */
const APP_PASSWORD = 'aic';

/** Longer than from the end of one test file to the beginning of the next. */
const CLUSTER_IDLE_S = 1;

export interface TestCluster {
  /** URL of the database `postgres`; what `createDatabase` wants. */
  url: string;
  stop(): Promise<void>;
}

/** One throw-away Postgres with a migrated template database. Nothing in it survives a crash, by choice. */
export async function startTestCluster(): Promise<TestCluster> {
  const home = await mkdtemp(path.join(await scratchFolder(), 'aic-test-'));
  // Under root the server runs as another user, who has to get through.
  await chmod(home, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir: path.join(home, 'postgres'),
    fsync: false,
    maxConnections: 300,
  });
  async function stop(): Promise<void> {
    await clusters.get(server.url)?.end();
    await server.stop('immediate');
    await rm(home, { recursive: true, force: true });
  }
  try {
    await migrate(withDatabase(server.url, TEMPLATE));
    const app = new URL(await createLoginRole(withDatabase(server.url, TEMPLATE)));
    await onCluster(server.url, `alter role ${app.username} password '${APP_PASSWORD}'`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, stop };
}

/** The same database as the application logs in to it. */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'aic_login';
  url.password = APP_PASSWORD;
  return url.href;
}

/**
 * A new database with the full schema and no rows, in about 20 ms. Its files are copied: written page by page into the
 * log, as is the default, they take twice as long. Returns its URL for the owner.
 */
export async function createDatabase(clusterUrl: string): Promise<string> {
  const name = `aic_${crypto.randomUUID().replaceAll('-', '')}`;
  await onCluster(clusterUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return withDatabase(clusterUrl, name);
}

export async function dropDatabase(clusterUrl: string, url: string): Promise<void> {
  await onCluster(clusterUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

const clusters = new Map<string, postgres.Sql>();

/** By a connection that the files of a worker share: between them it is closed, so that it keeps no process alive. */
async function onCluster(url: string, statement: string): Promise<void> {
  const sql =
    clusters.get(url) ?? postgres(url, { max: 1, fetch_types: false, idle_timeout: CLUSTER_IDLE_S });
  clusters.set(url, sql);
  await sql.unsafe(statement);
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
