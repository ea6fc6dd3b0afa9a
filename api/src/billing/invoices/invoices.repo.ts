import type { Invoice } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';

/** Invoices of the caller, newest first, at most a few years of them; null without a valid session. */
export async function findInvoices(sql: Sql, caller: Caller): Promise<Invoice[] | null> {
  const [row] = await sql<{ invoices: Invoice[] }[]>`
    select coalesce((
      select json_agg(${invoiceColumns(sql)} order by i.created_at desc, i.id desc)
      from (
        select i.* from billing.invoice i where user_id = caller.id and ${isListed(sql)}
        order by created_at desc, id desc limit 100
      ) i
    ), '[]') as invoices
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    where caller.id is not null`;
  return row?.invoices ?? null;
}

/** One invoice; `isSignedIn` tells a missing invoice from a missing session in the same statement. */
export async function findInvoice(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; invoice: Invoice | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; invoice: Invoice | null }]>`
    select caller.id is not null as "isSignedIn",
      (select ${invoiceColumns(sql)} from billing.invoice i where i.user_id = caller.id and i.id = ${id}
        and ${isListed(sql)}) as invoice
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller`;
  return row;
}

/**
 * What was paid or given, paid back since or not, and what a subscription that has begun owes: no checkout that was
 * only looked at, and nothing that is given up while payments are paused.
 */
function isListed(sql: Sql) {
  return sql`(i.status = 'paid' and (i.amount_paid > 0 or i.credits > 0)
    or i.status in ('open', 'uncollectible') and i.reason = 'renewal' and exists (
      select from billing.subscription s
      where s.user_id = i.user_id and s.id = i.subscription_id and billing.is_live(s.status)
        and (i.status = 'open' or s.pause_collection is null)))`;
}

/** As the contract names them. Credits count once they were given. */
export function invoiceColumns(sql: Sql) {
  return sql`json_build_object(
    'id', i.id, 'number', i.number, 'status', i.status, 'reason', i.reason, 'plan', i.plan, 'currency', i.currency,
    'amountDue', i.amount_due, 'amountPaid', i.amount_paid, 'amountFromBalance', i.amount_from_balance,
    'amountGiven', i.amount_given, 'amountRefunded', i.amount_refunded, 'amountDisputed', i.amount_disputed,
    'seller', i.seller, 'amountTax', i.amount_tax,
    'credits', case when i.status = 'paid' then i.credits else 0 end, 'lines', i.lines, 'card', i.card,
    'periodStart', wire_time(i.period_start), 'periodEnd', wire_time(i.period_end),
    'createdAt', wire_time(i.created_at), 'paidAt', wire_time(i.paid_at))`;
}
