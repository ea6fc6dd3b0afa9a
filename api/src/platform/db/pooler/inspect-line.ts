import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { baseOptions } from '../client.ts';

/** What is at the other end of an address. */
export interface Line {
  /** A pooler stands between us and Postgres. */
  isPooled: boolean;
  /** A connection keeps its session, and with it LISTEN, locks and settings. */
  keepsSessions: boolean;
  /** A connection finds its prepared statements again, in its own session or as the pooler remembers them. */
  keepsPrepared: boolean;
}

const DIRECT: Line = { isPooled: false, keepsSessions: true, keepsPrepared: true };

/** Another client of the same pooler may take a session in between, so one look can miss. */
const LOOKS = 5;
/** A pool that is full has no session to lend. */
const PATIENCE_MS = 5_000;

/**
 * Finds out what kind of connection an address gives, by a few short statements.
 * @throws Error when it cannot be reached, or its pool has no session to lend
 */
export async function inspectLine(url: string): Promise<Line> {
  const settings = { ...baseOptions('aic-inspect'), max: 1 };
  const [sql, rival] = [postgres(url, settings), postgres(url, { ...settings, prepare: false })];
  const patience = new AbortController();
  const looking = look(sql, rival);
  try {
    return await Promise.race([looking, failLate(patience.signal)]);
  } finally {
    patience.abort();
    await Promise.all([sql.end({ timeout: 0 }), rival.end({ timeout: 0 })]);
    await looking.catch(() => undefined);
  }
}

async function look(sql: postgres.Sql, rival: postgres.Sql): Promise<Line> {
  // A pooler makes up the key by which its clients cancel: it names no process of the server.
  const first = await ask(sql);
  if (first.pid === first.keyPid) return DIRECT;
  for (let n = 0; n < LOOKS; n += 1) {
    const before = await ask(sql);
    await rival`begin`;
    // The rival may have the session that was ours a moment ago, so this is another one, where nothing is prepared.
    const after = await ask(sql);
    await rival`rollback`;
    if (after.pid !== before.pid) {
      // The driver prepares a statement again, under a new name, that was not found.
      return {
        isPooled: true,
        keepsSessions: false,
        keepsPrepared: after.statement === before.statement,
      };
    }
  }
  return { isPooled: true, keepsSessions: true, keepsPrepared: true };
}

async function failLate(signal: AbortSignal): Promise<never> {
  await delay(PATIENCE_MS, undefined, { signal });
  throw new Error(`Its pooler lent no two sessions within ${PATIENCE_MS / 1000} s: give it a larger pool.`);
}

async function ask(sql: postgres.Sql) {
  const rows = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  return { pid: rows[0].pid, keyPid: rows.state.pid, statement: rows.statement.name };
}
