import type { Logger } from 'pino';
import type { Sql } from '../db/client.ts';
import { keepSessionConnection, type SessionConnection } from '../db/session-connection.ts';
import { startPeriodicTasks } from '../time/periodic-tasks.ts';

interface RelayOptions {
  sql: Sql;
  /** Where a connection keeps its session. */
  directUrl: string;
  publish(channel: string, payload: string): void;
  logger: Logger;
  /** How often it looks whether another process relays. */
  everyMs?: number;
}

export interface Relay {
  isRelaying(): boolean;
  /** What may have been lost on the way to the bus is sent once more. */
  announce(): void;
  close(): Promise<void>;
}

/** First key of the advisory lock of the process that relays; the second is 0. */
const LOCK_CLASS = 0x6169_6352;
/** `remotes` is notified by SQL alone; `events` by processes that do not know the bus, while that is being set up. */
const CHANNELS = ['events', 'remotes'];

/**
 * Passes on to the bus what is notified in the database (NOTIFY). One process of all does it, so that one connection
 * listens there; the others look each second whether its lock is free.
 */
export function keepRelay({ sql, directUrl, publish, logger, everyMs = 1000 }: RelayOptions): Relay {
  let session: SessionConnection | null = null;
  let isRelaying = false;
  const tasks = startPeriodicTasks([{ everyMs, run: standIn }], (error) =>
    logger.warn({ err: error }, 'it could not be seen whether another process relays notifications'),
  );

  async function standIn(): Promise<void> {
    if (session !== null || (await isLocked(sql))) return;
    session = keepSessionConnection({
      url: directUrl,
      name: 'aic-relay',
      logger,
      async setUp(direct) {
        const [row] = await direct<[{ isOurs: boolean }]>`
          select pg_try_advisory_lock(${LOCK_CLASS}::int, 0) as "isOurs"`;
        if (row.isOurs) for (const channel of CHANNELS) await direct`listen ${direct(channel)}`;
        isRelaying = row.isOurs;
      },
      onNotify: publish,
      onUp() {
        if (isRelaying) announce();
        else void endSession();
      },
      onDown: () => (isRelaying = false),
    });
  }

  async function endSession(): Promise<void> {
    const ended = session;
    session = null;
    await ended?.close();
  }

  /** Pages that missed a release would not hear of it; of missed events everyone hears by its look at the table. */
  function announce(): void {
    if (isRelaying) publish('remotes', '');
  }

  return {
    isRelaying: () => isRelaying,
    announce,
    async close() {
      await tasks.stop();
      await endSession();
    },
  };
}

async function isLocked(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ isLocked: boolean }]>`
    select exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.granted and l.objsubid = 2
        and l.database = (select oid from pg_database where datname = current_database())
        and l.classid::bigint = ${LOCK_CLASS}::bigint and l.objid = 0
    ) as "isLocked"`;
  return row.isLocked;
}
