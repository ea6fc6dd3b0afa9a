import type { Sql } from '../platform/db/client.ts';

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
  /** Whose they are. */
  userIds: string[];
}

const EXAMPLES_MAX = 10;
/** More are a fault of the books as a whole, and few of them are enough to know whether it is mended. */
const USERS_MAX = 1_000;

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

/** Looks at those whom the last check of this kind has found something with; null: with nobody. */
export async function findKnownViolations(sql: Sql, kind: LedgerCheckKind): Promise<LedgerFinding | null> {
  const [row] = await sql<{ users: string[] }[]>`
    select found_users as users from ledger_check where kind = ${kind} and cardinality(found_users) > 0`;
  return row ? findViolationsOf(sql, sql`select unnest(${row.users}::uuid[])`) : null;
}

/**
 * Looks at the users who have an event since then, as every move of credits writes one, and at those whom the last of
 * these checks has found something with: books that are wrong stay wrong when nobody moves.
 */
export async function findRecentViolations(sql: Sql, since: Date | null): Promise<LedgerFinding> {
  return findViolationsOf(
    sql,
    sql`
      select user_id from event where at >= coalesce(${since}::timestamptz, '-infinity')
      union select unnest(found_users) from ledger_check where kind = 'recent'`,
  );
}

/** @param users a statement of their ids, each once */
function findViolationsOf(sql: Sql, users: ReturnType<Sql>): Promise<LedgerFinding> {
  return finding(
    sql,
    sql`
      select v.* from (${users}) looked_at (user_id),
        lateral (
          select * from credit.violation where user_id = looked_at.user_id
          union all select * from generation_violation where user_id = looked_at.user_id
          union all select * from billing.violation where user_id = looked_at.user_id
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
  const [row] = await sql<[LedgerFinding]>`
    with found as materialized (select what, key, user_id from (${violations}) v)
    select count(*)::integer as count,
      (select coalesce(jsonb_agg(one), '[]') from (
        select what, key, user_id as "userId" from found limit ${EXAMPLES_MAX}) one) as examples,
      array(select distinct user_id from found order by user_id limit ${USERS_MAX}) as "userIds"
    from found`;
  return row;
}

/** @param begunAt null: only those were looked at whom it had found something with */
export async function storeLedgerCheck(
  sql: Sql,
  kind: LedgerCheckKind,
  { count, userIds }: LedgerFinding,
  begunAt: Date | null,
): Promise<void> {
  await sql`
    update ledger_check set violations = ${count}, found_users = ${userIds}::uuid[],
      checked_at = coalesce(${begunAt}, checked_at)
    where kind = ${kind}`;
}

/** Nothing is known any more; whom it had found is looked at all the same. */
export async function storeFailedCheck(sql: Sql, kind: LedgerCheckKind): Promise<void> {
  await sql`update ledger_check set violations = null where kind = ${kind}`;
}
