import type { Logger } from 'pino';
import type { Sql } from '../../../platform/db/client.ts';
import { PROCESS_TAG } from '../../../platform/db/notifier.ts';
import { keepSessionConnection } from '../../../platform/db/session-connection.ts';

export interface WorkerSessionOptions {
  /** A direct connection: a transaction pooler keeps neither locks nor LISTEN. */
  url: string;
  worker: number;
  logger: Logger;
  /** After a lost connection the others need this long to take their locks again, and to renew leases that are over. */
  reconnectGraceMs: number;
  /** Jobs may be waiting: a notification has come, or one may have been lost. */
  onJobs(): void;
}

export interface WorkerSession {
  ready: Promise<void>;
  /** True while the lock is held. Without it the others take this worker for dead, so it must not claim. */
  isAlive(): boolean;
  /**
   * The connection over which to check the others, or null while their locks say nothing: right after a server restart
   * no worker has one. What is asked over it ends with it, so a question never waits in a pool until an outage is over.
   */
  recoveryConnection(): Sql | null;
  close(): Promise<void>;
}

/**
 * The connection whose advisory lock says that this worker lives. kill -9 closes the socket, and the server frees the
 * lock within milliseconds; a lease alone would take its full length.
 */
export function openWorkerSession(options: WorkerSessionOptions): WorkerSession {
  let held: Sql | null = null;
  let wasLost = false;
  let silentUntil = 0;
  const connection = keepSessionConnection({
    url: options.url,
    name: 'aic-worker-session',
    logger: options.logger,
    async setUp(sql) {
      await sql`select pg_advisory_lock(worker_lock_class(), ${options.worker})`;
      await sql`listen jobs`;
      held = sql;
    },
    onNotify(_, payload) {
      if (payload !== PROCESS_TAG) options.onJobs();
    },
    onUp() {
      // Counted from now: the database may have been away for long.
      if (wasLost) silentUntil = performance.now() + options.reconnectGraceMs;
      options.onJobs();
    },
    onDown() {
      held = null;
      wasLost = true;
    },
  });
  return {
    ready: connection.ready,
    isAlive: () => held !== null,
    recoveryConnection: () => (performance.now() >= silentUntil ? held : null),
    close: () => connection.close(),
  };
}
