import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { StartError } from '../../errors/start-error.ts';

/** One upgrade of a database at a time: several processes may start together. */
const MIGRATION_LOCK = 727_001;

const TRY_MS = 250;
const SAY_MS = 5_000;

export interface MigrationLockOptions {
  /** How long to wait, in milliseconds. */
  waitMs: number;
  /** Called again and again with a line that says who has the lock. */
  onWait(line: string): void;
  /** Milliseconds between two such lines. @default 5000 */
  sayEveryMs?: number;
}

/**
 * Takes the lock for as long as the connection lives.
 * @param sql one connection that keeps its session
 * @throws StartError with one line when another process has the lock for too long
 */
export async function takeMigrationLock(
  sql: postgres.Sql,
  { waitMs, onWait, sayEveryMs = SAY_MS }: MigrationLockOptions,
): Promise<void> {
  const startedAt = performance.now();
  let saidAt = startedAt;
  for (;;) {
    const [row] = await sql<[{ isTaken: boolean }]>`
      select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isTaken"`;
    if (row.isTaken) return;
    const now = performance.now();
    if (now - startedAt >= waitMs) {
      throw new StartError(
        `The migration lock was not free within ${seconds(waitMs)}: ${await findHolder(sql)} has it. Nothing was changed. Wait until that upgrade is done, or end it, and start again; MIGRATION_WAIT_MS is how long a start waits.`,
      );
    }
    if (now - saidAt >= sayEveryMs) {
      saidAt = now;
      onWait(
        `waiting for the migration lock for ${seconds(now - startedAt)}: ${await findHolder(sql)} has it`,
      );
    }
    await delay(Math.min(TRY_MS, waitMs));
  }
}

interface Holder {
  pid: number;
  name: string;
  role: string | null;
  address: string | null;
  since: Date | null;
}

/** What of it a role may see that is not the holder's own: its name and its process of the server. */
async function findHolder(sql: postgres.Sql): Promise<string> {
  const [holder] = await sql<Holder[]>`
    select a.pid, a.application_name as name, a.usename as role, host(a.client_addr) as address,
      a.backend_start as since
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${MIGRATION_LOCK} and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())`;
  if (holder === undefined) return 'a process that has just ended';
  const { pid, name, role, address, since } = holder;
  const details = [role, address && `from ${address}`, since && `since ${since.toISOString()}`];
  return `"${name}" (${[`process ${pid} of the server`, ...details].filter(Boolean).join(', ')})`;
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
