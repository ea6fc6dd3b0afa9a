import type { Sql } from '@aic/api/testing';

/** What a user has in the end, in a form that two databases can be compared by. */
export interface Outcome {
  user: string;
  plan: string | null;
  credits: number;
  subscriptions: string;
  invoices: string;
  grants: string;
}

export async function readOutcomes(admin: Sql): Promise<Outcome[]> {
  return await admin<Outcome[]>`
    select u.id as "user", u.plan, credit.balance(u.id, now()) as credits,
      (select coalesce(string_agg(concat_ws(' ', s.id, s.status, s.plan, s.cancel_at_period_end), ', ' order by s.id), '')
        from billing.subscription s where s.user_id = u.id) as subscriptions,
      (select coalesce(string_agg(concat_ws(' ', i.id, i.status, i.reason, i.credits, i.amount_refunded), ', '
        order by i.id), '')
        from billing.invoice i where i.user_id = u.id) as invoices,
      (select coalesce(string_agg(concat_ws(' ', g.source_key, g.amount, g.remaining, g.closed_at is null), ', '
        order by g.source_key), '')
        from credit.grant_ g where g.user_id = u.id) as grants
    from app_user u order by u.id`;
}

/** Invoices that were paid and have another number of grants than one, and broken invariants. */
export async function findBreaches(admin: Sql): Promise<string[]> {
  const rows = await admin<{ what: string }[]>`
    select concat(i.id, ' has ', count(g.id), ' grants') as what
      from billing.invoice i left join credit.grant_ g on g.source_key = billing.grant_source(i.reason, i.id)
      where i.status = 'paid' and i.credits > 0 group by i.id having count(g.id) <> 1
    union all select concat(what, ' ', key) from credit.violation
    union all select concat(what, ' ', key) from billing.violation`;
  return rows.map(({ what }) => what);
}
