import { execFile } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSql, type EmbeddedPostgres, startEmbeddedPostgres } from '@aic/api/testing';

/** Copies the running server in `primaryDir` and starts the copy as a replica that follows it. */
export async function startReplica(
  primary: Pick<EmbeddedPostgres, 'url'>,
  primaryDir: string,
  replicaDir: string,
): Promise<EmbeddedPostgres> {
  // The backup is that of one session.
  const session = createSql(primary.url, { name: 'bench-backup', max: 1, statementTimeoutMs: 0 });
  await session`select pg_backup_start('replica', true)`;
  // Also keeps the owner of each file. Those that vanish meanwhile are made again from the log.
  await promisify(execFile)('cp', ['-a', primaryDir, replicaDir]);
  const [backup] = await session<[{ label: string }]>`select labelfile as label from pg_backup_stop()`;
  await session.end();
  const cluster = join(replicaDir, 'cluster');
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  await rm(join(replicaDir, 'owner'), { force: true });
  const { uid, gid } = await stat(cluster);
  for (const [name, text] of [
    ['backup_label', backup.label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(cluster, name), text);
    // Under root the server runs as another user.
    await chown(join(cluster, name), uid, gid);
  }
  const { hostname, port, username, password } = new URL(primary.url);
  await writeFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  return startEmbeddedPostgres({ dataDir: replicaDir });
}
