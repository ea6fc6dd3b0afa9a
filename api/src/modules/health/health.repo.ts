import type { Sql } from '../../db/client.ts';

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
