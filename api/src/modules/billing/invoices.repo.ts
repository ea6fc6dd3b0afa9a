import type { Invoice } from '@aic/contract';
import type { Sql } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';

/** Invoices of the caller, newest first, at most a few years of them; null without a valid session. */
export async function findInvoices(sql: Sql, caller: Caller): Promise<Invoice[] | null> {
  const [row] = await sql<{ invoices: Invoice[] }[]>`
    select coalesce((
      select json_agg(${invoiceColumns(sql)} order by i.created_at desc, i.id desc)
      from (
        select * from billing.invoice where user_id = caller.id and status <> 'draft'
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
      (select ${invoiceColumns(sql)} from billing.invoice i where i.user_id = caller.id and i.id = ${id}) as invoice
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller`;
  return row;
}

/** As the contract names them. Credits count once they were given. */
export function invoiceColumns(sql: Sql) {
  return sql`json_build_object(
    'id', i.id, 'number', i.number, 'status', i.status, 'reason', i.reason, 'plan', i.plan, 'currency', i.currency,
    'amountDue', i.amount_due, 'amountPaid', i.amount_paid, 'amountRefunded', i.amount_refunded,
    'credits', case when i.status = 'paid' then i.credits else 0 end, 'lines', i.lines, 'card', i.card,
    'periodStart', wire_time(i.period_start), 'periodEnd', wire_time(i.period_end),
    'createdAt', wire_time(i.created_at), 'paidAt', wire_time(i.paid_at))`;
}
