import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { nullIfMissing } from '../../files/null-if-missing.ts';
import { claimOwnership, isProcessAlive, type Ownership } from './data-dir-owner.ts';
import { findFreePort } from './free-port.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { findPostgresUser, type SystemUser } from './postgres-user.ts';
import { rotateLog } from './rotate-log.ts';
import { sharedBuffersMib } from './shared-buffers.ts';

const run = promisify(execFile);

const HOST = '127.0.0.1';
const START_TIMEOUT_SECONDS = 60;

interface EmbeddedPostgresOptions {
  /** Ours alone; created if missing. Holds `cluster/`, `password`, `postgres.log` and `owner`. */
  dataDir: string;
  /** Left out: a free port is picked at every start. */
  port?: number;
  /** `false` only where losing the data is fine: tests. */
  fsync?: boolean;
  maxConnections?: number;
}

export interface EmbeddedPostgres {
  /** Superuser URL of the database `postgres` on the loopback address. */
  url: string;
  port: number;
  /** False when it has ended although `stop` was not called. */
  isRunning(): Promise<boolean>;
  /** Starts it again, on the same port. @throws Error when it does not come up */
  restart(): Promise<void>;
  /** `immediate` is a crash for Postgres: the next start replays the log. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

/**
 * Starts a real Postgres 18 from npm binaries in `dataDir`, creating the cluster the first time.
 *
 * The binaries are driven through `pg_ctl` and not through the package's own class: that class stops the server
 * and exits the process at the first SIGTERM, before a worker could finish its jobs.
 * @throws Error when another live process owns `dataDir`, or the server does not come up within 60 s.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const [binaries, user] = await Promise.all([findPostgresBinaries(), findPostgresUser()]);
  await mkdir(dataDir, { recursive: true });
  const ownership = await claimOwnership(path.join(dataDir, 'owner'));
  try {
    const cluster: Cluster = { dataDir, dir: path.join(dataDir, 'cluster'), binaries, user };
    const password = await createClusterOnce(cluster);
    await stopOrphan(cluster);
    const port = options.port ?? (await findFreePort());
    await startServer(cluster, port, options);
    return {
      url: `postgres://postgres:${password}@${HOST}:${port}/postgres`,
      port,
      isRunning: () => isRunning(cluster),
      async restart() {
        await stopOrphan(cluster);
        await startServer(cluster, port, options);
      },
      stop: (mode = 'fast') => stopServer(cluster, ownership, mode),
    };
  } catch (error) {
    await ownership.release();
    throw error;
  }
}

interface Cluster {
  dataDir: string;
  dir: string;
  binaries: PostgresBinaries;
  user: SystemUser | null;
}

/** Returns the superuser's password, which never leaves the data directory. */
async function createClusterOnce(cluster: Cluster): Promise<string> {
  const passwordFile = path.join(cluster.dataDir, 'password');
  if (await exists(path.join(cluster.dir, 'PG_VERSION'))) {
    return (await readFile(passwordFile, 'utf8')).trim();
  }
  // A half-made cluster of an interrupted first start has no PG_VERSION, or initdb has removed it.
  await rm(cluster.dir, { recursive: true, force: true });
  await mkdir(cluster.dir, { mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (cluster.user) {
    await chown(cluster.dir, cluster.user.uid, cluster.user.gid);
    await chown(passwordFile, cluster.user.uid, cluster.user.gid);
  }
  // The builtin C.UTF-8 locale sorts alike on every host, whatever is installed there.
  await runAsUser(cluster, cluster.binaries.initdb, [
    `--pgdata=${cluster.dir}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ]);
  return password;
}

async function startServer(cluster: Cluster, port: number, options: EmbeddedPostgresOptions): Promise<void> {
  const logFile = path.join(cluster.dataDir, 'postgres.log');
  await writeFile(logFile, '', { flag: 'a' });
  await rotateLog(logFile);
  await chmod(logFile, 0o600);
  if (cluster.user) await chown(logFile, cluster.user.uid, cluster.user.gid);
  const settings = [
    `-p ${port}`,
    `-c listen_addresses=${HOST}`,
    // A socket path has a length limit that a deep data directory would break.
    `-c unix_socket_directories=`,
    `-c max_connections=${options.maxConnections ?? 100}`,
    ...(options.fsync === false
      ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']
      : [`-c shared_buffers=${sharedBuffersMib()}MB`]),
  ];
  try {
    await runAsUser(cluster, cluster.binaries.pg_ctl, [
      'start',
      '--wait',
      `--timeout=${START_TIMEOUT_SECONDS}`,
      `--pgdata=${cluster.dir}`,
      `--log=${logFile}`,
      `--options=${settings.join(' ')}`,
    ]);
  } catch (error) {
    const lastLines = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
    throw new Error(
      `The embedded Postgres did not start on ${HOST}:${port}. Its last words (${logFile}):\n${lastLines}`,
      { cause: error },
    );
  }
}

/**
 * After a kill -9 of our process its server may still run (or have left a lock file): it is orphaned, so it is stopped.
 * A process id that belongs to something else by now is no server; pg_ctl would refuse to start because of it.
 */
async function stopOrphan(cluster: Cluster): Promise<void> {
  const lockFile = path.join(cluster.dir, 'postmaster.pid');
  if (!(await exists(lockFile))) return;
  try {
    await runAsUser(cluster, cluster.binaries.pg_ctl, [
      'stop',
      '--wait',
      '--mode=fast',
      `--pgdata=${cluster.dir}`,
    ]);
  } catch {
    await rm(lockFile, { force: true });
  }
}

/** By the process id in the server's own lock file, which a clean end removes. */
async function isRunning(cluster: Cluster): Promise<boolean> {
  const lock = await readFile(path.join(cluster.dir, 'postmaster.pid'), 'utf8').catch(nullIfMissing);
  const pid = Number(lock?.split('\n')[0]);
  return pid > 0 && isProcessAlive(pid);
}

async function stopServer(cluster: Cluster, ownership: Ownership, mode: 'fast' | 'immediate'): Promise<void> {
  if (await exists(path.join(cluster.dir, 'postmaster.pid'))) {
    await runAsUser(cluster, cluster.binaries.pg_ctl, [
      'stop',
      '--wait',
      `--mode=${mode}`,
      `--pgdata=${cluster.dir}`,
    ]);
  }
  await ownership.release();
}

async function runAsUser(cluster: Cluster, file: string, args: string[]): Promise<void> {
  // pg_ctl wants a working directory that its user may enter.
  await run(file, args, { cwd: cluster.dir, ...cluster.user });
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
