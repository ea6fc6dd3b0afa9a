import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import postgres from 'postgres';
import { baseOptions, type Sql } from './client.ts';

interface SessionConnectionOptions {
  url: string;
  /** Shown in pg_stat_activity. */
  name: string;
  logger: Logger;
  /** Runs on every new connection: LISTEN, advisory locks, whatever lives in the session. */
  setUp(sql: Sql): Promise<unknown>;
  onNotify?(channel: string, payload: string): void;
  /** After every successful `setUp`. What was announced while the connection was down is lost: look again. */
  onUp?(): void;
  onDown?(): void;
}

export interface SessionConnection {
  /** Resolves after the first successful `setUp`. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 5_000;
const RETRY_DELAY_MS = 50;
const RETRY_DELAY_MAX_MS = 1_000;

/**
 * Keeps one connection open for what belongs to a database session, and sets it up again whenever it is lost.
 * The driver's own `listen` gives up for good when the server is still down at its first try to reconnect.
 */
export function keepSessionConnection(options: SessionConnectionOptions): SessionConnection {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const done = run();

  /** No periodic task: how long it waits depends on what has happened. */
  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const wasUp = await holdOne(options, stopping.signal, ready.resolve);
      failures = wasUp ? 0 : failures + 1;
      const wait = Math.min(RETRY_DELAY_MAX_MS, RETRY_DELAY_MS * 2 ** failures);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    ready: ready.promise,
    async close() {
      stopping.abort();
      await done;
    },
  };
}

/** Lives as long as one connection does. Returns whether the set-up succeeded. */
async function holdOne(
  options: SessionConnectionOptions,
  signal: AbortSignal,
  onFirstUp: () => void,
): Promise<boolean> {
  const lost = Promise.withResolvers<void>();
  const settings = {
    ...baseOptions(options.name),
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onclose: () => lost.resolve(),
    // Understood by the driver, missing in its types.
    onnotify: (channel: string, payload: string) => options.onNotify?.(channel, payload),
  };
  const sql = postgres(options.url, settings);
  let isUp = false;
  try {
    await options.setUp(sql);
    isUp = true;
    onFirstUp();
    options.onUp?.();
    const over = new AbortController();
    signal.addEventListener('abort', () => lost.resolve(), { signal: over.signal });
    if (signal.aborted) lost.resolve();
    await Promise.race([lost.promise, pingUntilSilent(sql, over.signal)]);
    over.abort();
  } catch (error) {
    options.logger.warn({ err: error, connection: options.name }, 'database session could not be set up');
  }
  if (isUp) options.onDown?.();
  await sql.end({ timeout: 0 }).catch(() => undefined);
  return isUp;
}

/** A cut cable closes nothing: only a ping that stays unanswered shows it. */
async function pingUntilSilent(sql: Sql, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(PING_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const answered = await Promise.race([
      sql`select 1`.then(
        () => true,
        () => false,
      ),
      delay(PING_TIMEOUT_MS, false, { signal }).catch(() => true),
    ]);
    if (!answered) return;
  }
}
