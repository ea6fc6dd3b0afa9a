import type { Sql } from '../platform/db/client.ts';

interface WorkRow {
  kind: string;
  vendor: string;
  status: 'deferred' | 'queued' | 'running';
  count: number;
  /** Age of the oldest that is due, in seconds. */
  oldestSeconds: number;
}

/** Jobs that have not ended. */
export async function readWork(sql: Sql, now: Date): Promise<WorkRow[]> {
  return sql<WorkRow[]>`
    select kind, provider as vendor, status, count(*)::integer as count,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(run_at)), 0))::float as "oldestSeconds"
    from generation where status in ('deferred', 'queued', 'running')
    group by kind, provider, status`;
}

export async function countOpenHolds(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::integer as count from credit.hold where status = 'held'`;
  return row.count;
}

interface LedgerCheckRow {
  kind: 'recent' | 'full';
  /** When the last check that came to an end began, in seconds since 1970. */
  checkedAtSeconds: number | null;
  /** Null: never counted, or the last check failed. */
  violations: number | null;
}

/** What the workers' checks of the ledger have found. */
export async function readLedgerChecks(sql: Sql): Promise<LedgerCheckRow[]> {
  return sql<LedgerCheckRow[]>`
    select kind, extract(epoch from checked_at)::float as "checkedAtSeconds", violations from ledger_check`;
}

interface MailSnapshot {
  waiting: number;
  /** Age of the oldest that waits, in seconds. */
  oldestSeconds: number;
  failing: number;
}

export async function readMails(sql: Sql, now: Date): Promise<MailSnapshot | null> {
  const [row] = await sql<MailSnapshot[]>`
    select count(*)::integer as waiting,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0))::float as "oldestSeconds",
      count(*) filter (where error is not null)::integer as failing
    from mail where run_at is not null`;
  return row ?? null;
}

interface PaymentSnapshot {
  /** Events of Stripe's that were kept and not yet acted on. */
  waiting: number;
  /** Age of the oldest of them, in seconds. */
  oldestSeconds: number;
  /** Those of them that have failed before. */
  failing: number;
  /** Of the last comparison that came to an end: null when there was none. */
  missing: number | null;
  extra: number | null;
  comparedAtSeconds: number | null;
}

export async function readPayments(sql: Sql, now: Date): Promise<PaymentSnapshot | null> {
  const [row] = await sql<PaymentSnapshot[]>`
    select count(e.id)::integer as waiting,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(e.received_at)), 0))::float as "oldestSeconds",
      count(*) filter (where e.error is not null)::integer as failing,
      max(r.missing) as missing, max(r.extra) as extra, extract(epoch from max(r.started_at))::float as "comparedAtSeconds"
    from (select 1) one
    left join billing.event e on e.run_at is not null
    left join lateral (
      select missing + mended as missing, extra, started_at from billing.reconciliation
      where finished_at is not null and error is null order by id desc limit 1
    ) r on true`;
  return row ?? null;
}

interface VendorRequests {
  kind: string;
  vendor: string;
  engine: string;
  outcome: string;
  count: number;
  /** Seconds. */
  p50: number;
  p95: number;
}

/** What vendors were asked in the last hour. */
export async function readVendorRequests(sql: Sql, now: Date): Promise<VendorRequests[]> {
  return sql<VendorRequests[]>`
    select kind, provider as vendor, engine, outcome, count(*)::integer as count,
      percentile_cont(0.5) within group (order by seconds) as p50,
      percentile_cont(0.95) within group (order by seconds) as p95
    from vendor_request where started_at > ${now}::timestamptz - interval '1 hour'
    group by kind, provider, engine, outcome`;
}

interface Counted {
  name: string;
  count: number;
}

/** Events of Stripe that came in the last hour, by type. */
export async function countPaymentEvents(sql: Sql, now: Date): Promise<Counted[]> {
  return sql<Counted[]>`
    select type as name, count(*)::integer as count from billing.event
    where received_at > ${now}::timestamptz - interval '1 hour' group by type`;
}

interface RemoteCount {
  remote: string;
  what: string;
  count: number;
}

/** What was done to channels in the last hour: released, rolled back and so on. */
export async function countReleaseEvents(sql: Sql, now: Date): Promise<RemoteCount[]> {
  return sql<RemoteCount[]>`
    select name as remote, kind as what, count(*)::integer as count from remote_event
    where at > ${now}::timestamptz - interval '1 hour' group by name, kind`;
}

/** How tools loaded in users' browsers in the last hour. */
export async function countLoads(sql: Sql, now: Date): Promise<RemoteCount[]> {
  return sql<RemoteCount[]>`
    select name as remote, outcome as what, sum(count)::integer as count from remote_load
    where minute > ${now}::timestamptz - interval '1 hour' and is_of_users group by name, outcome`;
}

interface ConnectionRow {
  application: string;
  /** Null: another role's, of which ours may not know. */
  state: string | null;
  count: number;
  /** Of the longest statement that runs. */
  seconds: number;
}

/** The server's sessions in this database, with how long their statements have been running. */
export async function readConnections(sql: Sql): Promise<{ max: number; rows: ConnectionRow[] }> {
  const rows = await sql<(ConnectionRow & { max: number })[]>`
    select application_name as application, state, count(*)::integer as count,
      current_setting('max_connections')::integer as max,
      coalesce(max(extract(epoch from clock_timestamp() - query_start)) filter (where state = 'active'), 0)::float as seconds
    from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    group by application_name, state`;
  return { max: rows[0]?.max ?? Number.NaN, rows };
}
