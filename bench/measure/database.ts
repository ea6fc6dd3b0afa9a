import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLoginRole, migrate, startEmbeddedPostgres } from '@aic/api/testing';

export interface BenchDatabase {
  /** Of the migrated database, as the application logs in. */
  url: string;
  /** The same as superuser. */
  ownerUrl: string;
  /** For files; goes with the database. */
  dataDir: string;
}

/** Lends `measure` a throw-away Postgres that writes as a real one does: fsync on, nothing tuned. */
export async function withBenchDatabase<Result>(
  measure: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), 'aic-bench-'));
  // Under root the server runs as another user, who has to get through.
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

/** The address of another database of the same server. */
export function nameDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
