import type { Sql } from '../../platform/db/client.ts';

/** How far back is compared. */
export interface Period {
  /** Invoices by when they were made. */
  invoicesSince: Date;
  /** What came back of payments, which are older: by when they were paid. */
  returnsSince: Date;
}

export interface Reconciliation {
  checked: number;
  /** Paid at Stripe and not here: applied now. */
  missing: string[];
  /** Invoices and subscriptions that were another thing here than at Stripe: applied now. */
  mended: string[];
  /** Paid here and not at Stripe: the operator has to look. */
  extra: string[];
}

/** A paid invoice as we know it. */
export interface PaidInvoice {
  id: string;
  intent: string | null;
  amountPaid: number;
  amountRefunded: number;
  amountDisputed: number;
  credits: number;
  /** A month that gave nothing: before its balance or gift was known. */
  isEmptyMonth: boolean;
  /** Its credits were given. */
  isApplied: boolean;
  isInPeriod: boolean;
  /** It was paid in the longer period, of which all refunds and disputes are known. */
  returnsAreCompared: boolean;
}

/** Paid invoices of the period, and older ones whose money may have come back since, by their id. */
export async function findPaidInvoices(sql: Sql, period: Period): Promise<Map<string, PaidInvoice>> {
  const rows = await sql<PaidInvoice[]>`
    select i.id, i.payment_intent as intent, i.amount_paid as "amountPaid", i.amount_refunded as "amountRefunded",
      i.amount_disputed as "amountDisputed",
      i.credits, i.credits = 0 and i.reason in ('subscribe', 'renewal') as "isEmptyMonth", i.credits = 0 or exists (
        select from credit.grant_ g
        where g.user_id = i.user_id and g.source_key = billing.grant_source(i.reason, i.id)) as "isApplied",
      i.created_at >= ${period.invoicesSince} as "isInPeriod",
      coalesce(i.paid_at >= ${period.returnsSince}, false) as "returnsAreCompared"
    from billing.invoice i
    where i.status = 'paid' and (i.created_at >= ${period.invoicesSince} or i.paid_at >= ${period.returnsSince})`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Invoices that wait for their payment here. */
export async function findOpenInvoices(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from billing.invoice where status = 'open' and created_at >= ${since} order by read_at`;
  return rows.map(({ id }) => id);
}

/** Subscriptions that are live here, or wait for their first payment. */
export async function findLiveSubscriptions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from billing.subscription where ended_at is null order by read_at`;
  return rows.map(({ id }) => id);
}

/** What a subscription is for its user, as one text to compare. */
export async function findSubscriptionState(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ state: string }[]>`
    select (to_jsonb(s) - 'read_at' - 'card')::text as state from billing.subscription s where id = ${id}`;
  return row?.state ?? null;
}

export async function isOneOfOurs(sql: Sql, customer: string): Promise<boolean> {
  const [row] = await sql<[{ isOurs: boolean }]>`
    select exists (select from billing.known_customer where id = ${customer}) as "isOurs"`;
  return row.isOurs;
}

/** The id of a new run, or null while another one is younger than `every`. */
export async function beginReconciliation(sql: Sql, every: string, now: Date): Promise<number | null> {
  const [row] = await sql<[{ id: number | null }]>`
    select billing.begin_reconciliation(${every}, ${now}) as id`;
  return row.id;
}

export async function finishReconciliation(
  sql: Sql,
  id: number,
  outcome: Reconciliation | { error: string },
  now: Date,
): Promise<void> {
  const error = 'error' in outcome ? outcome.error : null;
  const { checked, missing, mended, extra } = 'error' in outcome ? NOTHING : outcome;
  await sql`select billing.finish_reconciliation(${id}, ${checked}, ${missing.length}, ${mended.length},
    ${extra.length}, ${sql.json([...missing, ...mended, ...extra])}, ${error}, ${now})`;
}

const NOTHING: Reconciliation = { checked: 0, missing: [], mended: [], extra: [] };
