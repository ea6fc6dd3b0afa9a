import type { Sql } from '../../db/client.ts';

export interface Reconciliation {
  checked: number;
  /** Paid at Stripe and not here: applied now. */
  missing: string[];
  /** Paid here and not at Stripe: somebody has to look. */
  extra: string[];
}

/** Paid invoices since then whose credits were given, with what came back of them. */
export async function findAppliedInvoices(sql: Sql, since: Date): Promise<Map<string, { credits: number }>> {
  const rows = await sql<{ id: string; credits: number }[]>`
    select i.id, i.credits from billing.invoice i
    where i.status = 'paid' and i.created_at >= ${since} and (i.credits = 0 or exists (
      select from credit.grant_ g where g.user_id = i.user_id and g.source_key = billing.grant_source(i.reason, i.id)))`;
  return new Map(rows.map(({ id, credits }) => [id, { credits }]));
}

/** Subscriptions that are live here, or wait for their first payment. */
export async function findLiveSubscriptions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from billing.subscription where ended_at is null order by read_at`;
  return rows.map(({ id }) => id);
}

export async function isOneOfOurs(sql: Sql, customer: string): Promise<boolean> {
  const [row] = await sql<[{ isOurs: boolean }]>`
    select exists (select from billing.known_customer where id = ${customer}) as "isOurs"`;
  return row.isOurs;
}

/** The id of a new run, or null while another one is younger than `every`. */
export async function beginReconciliation(sql: Sql, every: string, now: Date): Promise<number | null> {
  const [row] = await sql<
    [{ id: number | null }]
  >`select billing.begin_reconciliation(${every}, ${now}) as id`;
  return row.id;
}

export async function finishReconciliation(
  sql: Sql,
  id: number,
  outcome: Reconciliation | { error: string },
  now: Date,
): Promise<void> {
  const isError = 'error' in outcome;
  await sql`select billing.finish_reconciliation(${id}, ${isError ? 0 : outcome.checked},
    ${isError ? 0 : outcome.missing.length}, ${isError ? 0 : outcome.extra.length},
    ${sql.json(isError ? [] : [...outcome.missing, ...outcome.extra])}, ${isError ? outcome.error : null}, ${now})`;
}
