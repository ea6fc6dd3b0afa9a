import type { Sql } from '../../../platform/db/client.ts';

export type LedgerCheckKind = 'recent' | 'full';

interface Violation {
  what: string;
  key: string;
  userId: string;
}

/** What a check of the ledger has found. */
export interface LedgerFinding {
  count: number;
  /** Some of them, for the log. */
  examples: Violation[];
}

const EXAMPLES_MAX = 10;

/**
 * Makes a check that is due this worker's: others find it due again at `nextDueAt`.
 * @returns null when it is not due; else when the last one that came to an end began
 */
export async function claimLedgerCheck(
  sql: Sql,
  kind: LedgerCheckKind,
  now: Date,
  nextDueAt: Date,
): Promise<{ lastCheckedAt: Date | null } | null> {
  const [row] = await sql<{ lastCheckedAt: Date | null }[]>`
    update ledger_check set due_at = ${nextDueAt} where kind = ${kind} and due_at <= ${now}
    returning checked_at as "lastCheckedAt"`;
  return row ?? null;
}

/** Looks at the users who have an event since then: every move of credits writes one. */
export async function findRecentViolations(sql: Sql, since: Date | null): Promise<LedgerFinding> {
  return finding(
    sql,
    sql`
      select v.* from (select distinct e.user_id from event e where e.at >= coalesce(${since}::timestamptz, '-infinity')) moved,
        lateral (
          select * from credit.violation where user_id = moved.user_id
          union all select * from generation_violation where user_id = moved.user_id
          union all select * from billing.violation where user_id = moved.user_id
        ) v`,
  );
}

/** Reads the whole journal. */
export async function findAllViolations(sql: Sql): Promise<LedgerFinding> {
  return finding(
    sql,
    sql`
      select * from credit.violation union all select * from generation_violation
      union all select * from billing.violation`,
  );
}

async function finding(sql: Sql, violations: ReturnType<Sql>): Promise<LedgerFinding> {
  const rows = await sql<(Violation & { count: number })[]>`
    select what, key, user_id as "userId", count(*) over ()::integer as count from (${violations}) found
    limit ${EXAMPLES_MAX}`;
  return {
    count: rows[0]?.count ?? 0,
    examples: rows.map(({ what, key, userId }) => ({ what, key, userId })),
  };
}

/** `count` null: the check failed, and nothing is known. */
export async function storeLedgerCheck(
  sql: Sql,
  kind: LedgerCheckKind,
  count: number | null,
  begunAt: Date,
): Promise<void> {
  await sql`
    update ledger_check set
      violations = ${count}::bigint,
      checked_at = case when ${count}::bigint is null then checked_at else ${begunAt} end
    where kind = ${kind}`;
}
