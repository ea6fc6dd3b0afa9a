import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLoginRole, migrate, startEmbeddedPostgres } from '@aic/api/testing';

export interface BenchDatabase {
  /** The migrated database, logged in as the application. */
  url: string;
  /** The same database, logged in as superuser. */
  ownerUrl: string;
  /** For files; deleted together with the database. */
  dataDir: string;
}

/** Runs `measure` with a temporary Postgres in its default configuration, with fsync on. */
export async function withBenchDatabase<Result>(
  measure: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), 'aic-bench-'));
  // Under root the server runs as another user, who needs access.
  await chmod(home, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: join(home, 'postgres') });
  try {
    const owner = new URL(server.url);
    owner.pathname = '/bench';
    await migrate(owner.href);
    const url = await createLoginRole(owner.href);
    return await measure({ url, ownerUrl: owner.href, dataDir: join(home, 'data') });
  } finally {
    await server.stop('immediate');
    await rm(home, { recursive: true, force: true });
  }
}

/** The URL of another database on the same server. */
export function nameDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
