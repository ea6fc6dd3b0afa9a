import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdminSql, createLoginRole, migrate, startEmbeddedPostgres, type Sql } from '@aic/api/testing';
import { retryStatement } from './retry-statement.ts';

export interface SoakDatabase {
  /** Logged in as the application. */
  url: string;
  /** Connected as the superuser; `killBackend` never ends this connection. */
  admin: Sql;
  /** Crashes the whole server and starts it with log replay. Resolves when it answers again. */
  crash(): Promise<void>;
  /** Ends one random connection of the application. @returns how many were ended: 0 or 1 */
  killBackend(): Promise<number>;
  close(): Promise<void>;
}

/** A real Postgres with fsync on, so that what it acknowledged survives a crash. */
export async function startSoakDatabase(): Promise<SoakDatabase> {
  const home = await mkdtemp(path.join(tmpdir(), 'aic-soak-'));
  await chmod(home, 0o711);
  const dataDir = path.join(home, 'postgres');
  let server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.url).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const url = await createLoginRole(server.url);
  const admin = createAdminSql(server.url);
  return {
    url,
    admin,
    async crash() {
      await server.stop('immediate');
      server = await startEmbeddedPostgres({ dataDir, port: server.port });
    },
    async killBackend() {
      const victims = await retryStatement(
        () => admin`
          select pg_terminate_backend(pid) from (
            select pid from pg_stat_activity
            where usename = ${new URL(url).username} order by random() limit 1
          ) victim`,
      );
      return victims.length;
    },
    async close() {
      await admin.end({ timeout: 1 });
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
