import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../src/platform/db/embedded/free-port.ts';
import { findPostgresUser } from '../../src/platform/db/embedded/postgres-user.ts';

export interface PgBouncer {
  /** The database's address, by way of it. */
  url: string;
  stop(): Promise<void>;
}

/** Whether this machine has one: there is none by npm. */
export const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version']).status === 0;

/** Sessions that it lends to all of its clients. */
export const POOL_SIZE = 4;

/** A PgBouncer in front of a database of the test cluster, as its package has it: no setting of ours is let through. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'transaction' | 'session' = 'transaction',
): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const home = await mkdtemp(join(tmpdir(), 'aic-pgbouncer-'));
  // Under root it runs as another user.
  await chmod(home, 0o755);
  await writeFile(join(home, 'users'), `"${target.username}" "${target.password}"\n`);
  await writeFile(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(home, 'users')}
pool_mode = ${mode}
default_pool_size = ${POOL_SIZE}
max_client_conn = 200
`,
  );
  const child = spawn('pgbouncer', ['--quiet', join(home, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(await findPostgresUser()),
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  await waitUntilOpen(port);
  return {
    url: url.href,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

/** Without a sign-in: it opens its sessions when the first client asks. */
async function waitUntilOpen(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await delay(20);
    } finally {
      socket.destroy();
    }
  }
}
