import type { Sql } from '../platform/db/client.ts';

interface WorkSnapshot {
  queued: number;
  running: number;
  /** Age of the oldest job that is due, in seconds. */
  oldestQueuedSeconds: number;
  holdsOpen: number;
}

export async function readWork(sql: Sql, now: Date): Promise<WorkSnapshot | null> {
  const [row] = await sql<WorkSnapshot[]>`
    select count(*) filter (where status = 'queued')::integer as queued,
      count(*) filter (where status = 'running')::integer as running,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (where status = 'queued')), 0))::float
        as "oldestQueuedSeconds",
      (select count(*)::integer from credit.hold where status = 'held') as "holdsOpen"
    from generation where status in ('queued', 'running')`;
  return row ?? null;
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
