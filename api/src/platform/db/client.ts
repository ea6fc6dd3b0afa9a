import postgres from 'postgres';

export type Sql = postgres.Sql<{ bigint: number }>;

interface SqlOptions {
  /** Shown in pg_stat_activity. */
  name: string;
  /** Connections, opened on demand. Default 10. */
  max?: number;
  /** Longest run of one statement, in milliseconds. Default 10 000; through a pooler it is what the role has. */
  statementTimeoutMs?: number;
  /** What `url` leads through; null or left out: it is a direct connection. */
  pooler?: Pooler | null;
}

/** A process between us and Postgres that lends one session to many clients, such as PgBouncer. */
export interface Pooler {
  /** A prepared statement is found again, whichever session is lent. */
  prepares: boolean;
}

/**
 * What every session of the application has, times in milliseconds. A pooler takes no settings from its clients, so
 * there they are the role's (pooler/role-settings.ts).
 */
export const SESSION_SETTINGS = {
  // Every statement goes over an index whatever its values are, so planning it again each time gains nothing: a page of
  // the list costs about a third less without it.
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
} as const;

/**
 * A pool of connections to `url`.
 *
 * Every change of state is ONE statement. `sql.begin` tears when its backend dies inside: later statements then run
 * outside of the transaction and stay.
 * `fetch_types` stays off because its query on reconnect can reject without a handler and end the process.
 */
export function createSql(url: string, options: SqlOptions): Sql {
  const base = baseOptions(options.name);
  const settings = { max: options.max ?? 10, idle_timeout: 60 };
  if (options.pooler) {
    const { prepares } = options.pooler;
    // PgBouncer before 1.21 lends the session to another client once a statement is done, though the first part of the
    // next one has been sent to it already, and that one is never answered.
    return postgres(url, { ...base, ...settings, prepare: prepares, ...(!prepares && { max_pipeline: 0 }) });
  }
  return postgres(url, {
    ...base,
    ...settings,
    connection: {
      ...base.connection,
      ...SESSION_SETTINGS,
      statement_timeout: options.statementTimeoutMs ?? SESSION_SETTINGS.statement_timeout,
    },
  });
}

/** Settings that pools and single session connections share. */
export function baseOptions(name: string) {
  return {
    fetch_types: false,
    connect_timeout: 5,
    connection: { application_name: name },
    onnotice: ignoreNotice,
    backoff: backoffSeconds,
    types: {
      // Our bigints (event numbers, worker ids, byte counts) stay far below 2^53.
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  };
}

function ignoreNotice(): void {
  // "relation already exists, skipping" and the like: nothing anyone acts on.
}

/** Quick at first, because a restarted server is back within a second, and at most a second apart. */
function backoffSeconds(attempt: number): number {
  return Math.min(1, 0.05 * 2 ** attempt) * (0.5 + Math.random() / 2);
}
