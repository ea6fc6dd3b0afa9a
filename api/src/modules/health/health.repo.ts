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

/** Rows of the ledger's invariant views; anything but 0 is an incident. Scans the ledger: ask rarely. */
export async function countViolations(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select ((select count(*) from credit.violation) + (select count(*) from generation_violation))::integer as count`;
  return row?.count ?? 0;
}
